import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { normalName } from '#common/text/normal-name.ts'

const pauseMs = 350

/** Whether a name can be had; asked anew after a while, since others join too. */
export function nameQuery(api: ReadApi, name: string) {
  const asked = normalName(name)
  return queryOptions({
    queryKey: ['name', asked],
    queryFn: () => unwrap(api['name.php'].$get({ query: { name: asked } })),
    staleTime: 20_000,
    retry: false,
  })
}

/** What the server says of a name, once its typing pauses; undefined until then, and when it cannot say. */
export function useNameCheck(name: string, plausible: boolean) {
  const { api } = usePageData()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), pauseMs)
    return () => clearTimeout(timer)
  }, [name])
  const { data } = useQuery({ ...nameQuery(api, settled), enabled: plausible && settled === name })
  return settled === name && plausible ? data : undefined
}
