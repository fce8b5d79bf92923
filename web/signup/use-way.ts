import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { withTracking } from '../site/api/tracking.ts'

/** Where the signup stands among its questions, and how it goes to another. */
export type Way = {
  /** The step that is asked for by name. */
  asked: string | null
  /** Without a step: to the first question. */
  go: (step: string | null, replace?: boolean) => void
}

/** On a page the step stands in the address, so that the browser's back works too. */
export function usePageWay(path: string): Way {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [parameters] = useSearchParams()
  const likes = parameters.has('like')
  const go = useCallback(
    (step: string | null, replace = false) => {
      const own = new URLSearchParams({ ...(likes && { like: '1' }), ...(step && { step }) })
      void navigate(withTracking(own.size > 0 ? `${path}?${own}` : path, search), { replace })
    },
    [navigate, path, search, likes],
  )
  return { asked: parameters.get('step'), go }
}

/** In the dialog nothing of it stands in the address, which is the page's below. */
export function useDialogWay(): Way {
  const [asked, setAsked] = useState<string | null>(null)
  return { asked, go: useCallback((step: string | null) => setAsked(step), []) }
}
