import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageData } from '#client/api/page-data.tsx'
import { ensureMessages } from '#client/texts/messages.ts'
import type { Match } from '#web/likes/use-like.ts'
import { profileQuery } from '#web/profiles/profiles-query.ts'
import type { Opened } from '../openers/openers.ts'
import { MatchPopup } from './match-popup.tsx'
import { popupTexts } from './popup-texts.tsx'

/** Pages on which the popup waits for the next page: nobody is interrupted while writing or paying. */
const undisturbed = /^\/(chats|credits|transactions|sandbox)(\/|$)|\/chat$/

/** Opens the popup about each match that was found, once. */
export function MatchNews({ found }: { found: Match[] }) {
  const page = usePageData()
  const [match, setMatch] = useState<Opened | null>(null)
  const shown = useRef(new Set<string>())
  const { pathname } = useLocation()

  useEffect(() => {
    async function open({ id, card }: Match) {
      if (shown.current.has(id)) return
      shown.current.add(id)
      // Only the profile has the shared interests. If it cannot be loaded, the card is shown without them.
      const [profile] = await Promise.all([
        page.queries.fetchQuery(profileQuery(page.api, id)).catch((error) => card ?? Promise.reject(error)),
        ensureMessages(page, popupTexts),
      ])
      setMatch(profile)
    }
    // The match is in the list of likes in any case.
    for (const each of found) void open(each).catch(() => shown.current.delete(each.id))
  }, [page, found])

  if (!match || undisturbed.test(pathname)) return null
  return <MatchPopup member={match} onClose={() => setMatch(null)} />
}
