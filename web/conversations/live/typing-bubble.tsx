import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Chat } from '#common/wire/conversations.ts'
import { useTyping } from './use-typing.ts'

/** Three dots where the next message will be, while the other one writes it. */
export function TypingBubble({ chat }: { chat: Chat }) {
  return <Dots key={chat.messages[0]?.number} chat={chat.conversation} name={chat.profile.name} />
}

/** A screen reader is told once before each message, however often the other one pauses. */
function Dots({ chat, name }: { chat: string; name: string }) {
  const t = useTranslations('chatLive')
  const typing = useTyping(chat)
  const [said, setSaid] = useState(false)
  useEffect(() => (typing ? () => setSaid(true) : undefined), [typing])
  return (
    <>
      <p role="status" className="sr-only">
        {typing && !said && t('typing_name', { name })}
      </p>
      {typing && (
        <div
          aria-hidden="true"
          className="mb-3 flex w-fit gap-1.5 rounded-[18px] rounded-bl-[6px] border border-line bg-bubble-you px-4 py-3.5"
        >
          {['', '[animation-delay:160ms]', '[animation-delay:320ms]'].map((delay) => (
            <span key={delay} className={`size-2 animate-typing rounded-full bg-muted ${delay}`} />
          ))}
        </div>
      )}
    </>
  )
}
