import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PassStepsForm, SignupState } from '#common/signup.ts'
import { type ApiError, asApiError, unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { signupQuery } from './signup-query.ts'

/** Saves a step of the signup. Answers where it stands then, or null; the error stays until the next try. */
export function usePassStep() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  async function pass(form: PassStepsForm): Promise<SignupState | null> {
    setBusy(true)
    setError(null)
    try {
      const state = await unwrap(api['complete-signup.php'].$put({ json: form }))
      // At the end the server forgets for whom one joined; the last screen still leads there.
      return (
        queries.setQueryData(signupQuery(api).queryKey, (before) => ({
          ...state,
          target: state.target ?? before?.target ?? null,
        })) ?? state
      )
    } catch (caught) {
      setError(asApiError(caught))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { pass, busy, error, clear: () => setError(null) }
}
