import { useEffect } from 'react'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'

/** Tells the server that a member's page is on the screen. Loading it ahead alone leaves no visit. */
export function useRecordVisit(id: string | null): void {
  const { api } = usePageData()
  useEffect(() => {
    // A visit that does not arrive is not missed by the one who makes it.
    if (id) unwrap(api['visit.php'].$post({ json: { id } })).catch(() => undefined)
  }, [api, id])
}
