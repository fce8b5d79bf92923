import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { AttachmentSheetProps } from '../composer/attachment-sheet-props.ts'
import { SendBar, SendProblem } from '../composer/send-bar.tsx'
import { useSendKind } from '../composer/use-send-kind.ts'
import { GifChoice } from './gif-choice.tsx'

/** Finds a GIF and sends it. Its price is on the button before it is charged. */
export function GifSheet({ me, to, quote, open, onClose, onSent }: AttachmentSheetProps) {
  const t = useTranslations('messageKinds')
  const cost = useSettings()?.message_credits ?? 0
  const [chosen, setChosen] = useState<{ gif: string; clientId: string } | null>(null)
  const { mutate, isPending, error, reset } = useSendKind({ me, to: to.id })

  function choose(gif: string) {
    setChosen({ gif, clientId: crypto.randomUUID() })
    if (error) reset()
  }
  function send() {
    if (!chosen) return
    const message = { client_id: chosen.clientId, body: '', gif: chosen.gif, quote, at: Date.now() }
    mutate(
      { message },
      {
        onSuccess: (answer) => {
          setChosen(null)
          onSent(answer?.conversation ?? null)
        },
      },
    )
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
