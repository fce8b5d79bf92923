import { useEffect } from 'react'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { readTabText, writeTabText } from '#client/page/tab-text.ts'
import { useZone } from '#client/page/use-zone.ts'

/** Tells the server once a tab where the member's clock is, for quiet hours. What does not arrive is told by the next page. */
export function useKeepZone(memberId: string): void {
  const { api } = usePageData()
  const zone = useZone()
  useEffect(() => {
    const told = `${memberId} ${zone}`
    if (!zone || readTabText('zone') === told) return
    unwrap(api['notifications.php'].$put({ json: { time_zone: zone } })).then(
      () => writeTabText('zone', told),
      () => {},
    )
  }, [api, memberId, zone])
}
