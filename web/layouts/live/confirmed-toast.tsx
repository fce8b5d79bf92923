import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { ensureMessages } from '#client/texts/messages.ts'
import type { User } from '#common/wire/members.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { sayConfirmedOnce } from '#web/members/addresses/confirmed-once.ts'
import { MessagesProvider } from '#web/site/texts/messages-provider.tsx'

/**
 * Says that the address is confirmed where a page was reminding of it and the link was used somewhere else: one tab says
 * so, once it is looked at. The texts are loaded only then. For a page that has shown the member as not confirmed.
 */
export function ConfirmedToast({ user }: { user: User }) {
  const page = usePageData()
  const [said, setSaid] = useState(false)
  const [ready, setReady] = useState(false)
  const due = user.status !== 'not_confirmed' && !said
  useEffect(() => {
    if (!due) return
    const say = () => {
      if (!document.hidden)
        void ensureMessages(page, ['account']).then(
          () => setReady(true),
          () => {},
        )
    }
    say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [due, page])
  if (!due || !ready) return null
  return (
    <MessagesProvider>
      <Said memberId={user.id} onSaid={() => setSaid(true)} />
    </MessagesProvider>
  )
}

function Said({ memberId, onSaid }: { memberId: string; onSaid: () => void }) {
  const t = useTranslations('account.steps')
  const toast = useToast()
  useEffect(() => {
    const say = async () => {
      if (await sayConfirmedOnce(memberId)) toast({ text: t('confirmed') })
      onSaid()
    }
    void say()
  }, [memberId, onSaid, t, toast])
  return null
}
