import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type GiftName, giftSizes } from '#common/conversations/gifts.ts'
import { limits } from '#common/limits.ts'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { AttachmentSheetProps } from '../composer/attachment-sheet-props.ts'
import { SendBar, SendProblem } from '../composer/send-bar.tsx'
import { useSendKind } from '../composer/use-send-kind.ts'
import { GiftChoice } from './gift-choice.tsx'

/** Chooses a gift, with a few words if the member likes, and gives it. Its price is on the button before it is charged. */
export function GiftSheet({ me, to, quote, open, onClose, onSent }: AttachmentSheetProps) {
  const t = useTranslations('messageKinds')
  const price = useSettings()?.gift_credits ?? 0
  const [gift, setGift] = useState<GiftName | null>(null)
  const [note, setNote] = useState('')
  const [clientId, setClientId] = useState<string>(() => crypto.randomUUID())
  const { mutate, isPending, error, reset } = useSendKind({ me, to: to.id })

  function change(act: () => void) {
    act()
    setClientId(crypto.randomUUID())
    if (error) reset()
  }
  function send() {
    if (!gift) return
    const message = { client_id: clientId, body: note, gift, quote, at: Date.now() }
    mutate(
      { message },
      {
        onSuccess: (answer) => {
          change(() => setGift(null))
          setNote('')
          onSent(answer?.conversation ?? null)
        },
      },
    )
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('gift.title', { name: to.name })}
      closeLabel={t('close')}
      footer={
        <SendBar
          cost={gift ? price * giftSizes[gift] : price}
          disabled={!gift}
          loading={isPending}
          onSend={send}
        />
      }
    >
      <SendProblem error={error} />
      {to.is_fictional && <FictionalNote className="mb-4" />}
      <GiftChoice price={price} chosen={gift} onChoose={(name) => change(() => setGift(name))} />
      {gift && (
        <Field label={t('gift.note')} className="mt-4">
          <Input
            value={note}
            maxLength={limits.giftNoteMax}
            onChange={({ currentTarget }) => change(() => setNote(currentTarget.value))}
          />
        </Field>
      )}
    </Sheet>
  )
}
