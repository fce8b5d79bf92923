import { useEffect } from 'react'
import { unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { readTabText, writeTabText } from '#web/platform/page/tab-text.ts'
import { useZone } from '#web/platform/page/use-zone.ts'

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
