import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useSettings } from '#web/platform/api/site-and-user.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { Sheet } from '#web/ui/overlay/sheet.tsx'
import type { AttachmentSheetProps } from '../composer/attachments.tsx'
import { sentQuote } from '../composer/quote-draft.ts'
import { SendBar, SendProblem } from '../composer/send-bar.tsx'
import { useSendKind } from '../composer/use-send-kind.ts'
import { GifChoice } from './gif-choice.tsx'

/** Finds a GIF and sends it. Its price is on the button before it is charged. */
export function GifSheet({ me, to, quote, open, onClose, onSent }: AttachmentSheetProps) {
  const t = useTranslations('messageKinds')
  const { api } = usePageData()
  const cost = useSettings()?.message_credits ?? 0
  const [chosen, setChosen] = useState<{ gif: string; clientId: string } | null>(null)
  const { mutate, isPending, error, reset } = useSendKind({ me, to: to.id })

  function choose(gif: string) {
    setChosen({ gif, clientId: crypto.randomUUID() })
    if (error) reset()
  }
  function send() {
    if (!chosen) return
    const json = { to: to.id, client_id: chosen.clientId, gif: chosen.gif, quote: sentQuote(quote) }
    mutate(() => unwrap(api['gif.php'].$post({ json })), {
      onSuccess: ({ conversation }) => {
        setChosen(null)
        onSent(conversation)
      },
    })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('gif.title', { name: to.name })}
      closeLabel={t('close')}
      footer={<SendBar cost={cost} disabled={!chosen} loading={isPending} onSend={send} />}
    >
      <SendProblem error={error} />
      {to.is_fictional && <FictionalNote className="mb-4" />}
      <GifChoice chosen={chosen?.gif ?? null} onChoose={choose} />
    </Sheet>
  )
}
