import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { Session } from '#common/wire/security.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { monitorSmartphone } from '#ui/icons.ts'
import { Tag } from '#ui/notice/tag.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { sessionsQuery } from './security-queries.ts'
import { useDay } from './use-day.ts'

/** More than this many are behind a button. */
const shownAtFirst = 5

/** Where the member is signed in, and the way to end it there. */
export function SessionsSection() {
  const t = useTranslations('security.sessions')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const { data: sessions } = useSuspenseQuery(sessionsQuery(api))
  const [all, setAll] = useState(false)

  const { mutate, isPending } = useMutation({
    mutationFn: async (id: string | null) => {
      const text = await unwrap(api['sessions.php'].$delete({ json: { id } })).then(
        () => (id ? t('ended') : t('endedAll')),
        (error: unknown) => words.text(error),
      )
      // The list first: nobody should read "logged out" above a device that still stands there.
      await queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
      toast({ text })
    },
  })
  const end = (id: string | null) => {
    if (!isPending) mutate(id)
  }

  const hidden = all ? 0 : Math.max(0, sessions.length - shownAtFirst)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="-mt-3 divide-y divide-line">
        {sessions.slice(0, sessions.length - hidden).map((session) => (
          <li key={session.id} className="flex items-center gap-3 py-3">
            <SessionRow session={session} onEnd={() => end(session.id)} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {hidden > 0 && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            {t('more', { count: hidden })}
          </Button>
        )}
        {sessions.length > 1 && (
          <Button variant="outline" loading={isPending} onClick={() => end(null)}>
            {t('endAll')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTranslations('security.sessions')
  const day = useDay()
  const browser = session.browser ?? t('unknown')
  const signedIn = t('signedIn', { date: day(session.signed_in_at) })
  return (
    <>
      <Icon icon={monitorSmartphone} size={22} className="flex-none text-muted" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-bold">{browser}</span>
          {session.current && <Tag tone="success">{t('current')}</Tag>}
        </p>
        <p className="text-14 text-muted">
          {session.seen_on ? `${signedIn}, ${t('seen', { date: day(session.seen_on) })}` : signedIn}
        </p>
      </div>
      {!session.current && (
        <Button size="sm" variant="outline" aria-label={t('endOne', { browser })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </>
  )
}
