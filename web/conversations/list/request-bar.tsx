import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Chat } from '#common/wire/conversations.ts'
import { Button } from '#ui/button/button.tsx'
import { useRemoveConversation } from '../thread/use-remove-conversation.ts'
import { useChangeChat } from './use-change-chat.ts'

/** Above the composer of a request: what reading it tells, and the two answers that are no message. */
export function RequestBar({ chat }: { chat: Chat }) {
  const t = useTranslations('chatHome')
  const navigate = useNavigate()
  const change = useChangeChat(chat.conversation)
  const { mutate: remove } = useRemoveConversation(chat.conversation)
  return (
    <aside
      aria-label={t('requests_title')}
      className="grid flex-none gap-3 border-t border-line bg-surface px-4 py-3"
    >
      <p className="mx-auto max-w-prose text-center text-14">
        {t('request_text', { name: chat.profile.name })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            remove()
            void navigate('/chats?list=requests', { replace: true })
          }}
        >
          {t('decline')}
        </Button>
        <Button size="sm" onClick={() => change({ request: false })}>
          {t('accept')}
        </Button>
      </div>
    </aside>
  )
}
