import { type ComponentType, useEffect, useState } from 'react'

type Updates = ComponentType<{ memberId: string }>

/** Loads what keeps a member's pages current once the page is alive: login and signup do without. */
export function MemberUpdatesLater({ memberId }: { memberId: string }) {
  const [Updates, setUpdates] = useState<Updates | null>(null)
  useEffect(() => {
    let gone = false
    async function load() {
      const { MemberUpdates } = await import('./member-updates.tsx')
      if (!gone) setUpdates(() => MemberUpdates)
    }
    // A failed file is asked for again by the chunk guard, with the next page.
    load().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  return Updates && <Updates memberId={memberId} />
}
