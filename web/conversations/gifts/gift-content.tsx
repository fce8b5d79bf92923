import './gift-content.css'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { GiftName } from '#common/conversations/gifts.ts'
import { arrivesNow } from './gift-arrival.ts'
import { GiftDrawing } from './gift-drawing.tsx'

type GiftContentProps = {
  gift: GiftName
  note: string
  own: boolean
  /** The other member's. */
  name: string
  messageId: string
  sentAt: string
}

/** A gift in its bubble. It is unpacked once, when it is first seen on this device. */
export function GiftContent({ gift, note, own, name, messageId, sentAt }: GiftContentProps) {
  const t = useTranslations('messageKinds.gift')
  const names = useTranslations('gifts.names')
  const picture = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (arrivesNow(messageId, sentAt)) picture.current?.classList.add('gift-arriving')
  }, [messageId, sentAt])
  return (
    <div className="flex items-center gap-3.5 py-1.5">
      <span
        ref={picture}
        className="relative grid size-20 flex-none place-items-center rounded-full bg-primary-tint p-3"
      >
        <GiftDrawing gift={gift} />
      </span>
      <span className="min-w-0">
        <b className="block leading-tight wrap-anywhere">{names(gift)}</b>
        <span className="mt-0.5 block text-14 text-muted wrap-anywhere">
          {own ? t('to', { name }) : t('from', { name })}
        </span>
        {note && (
          <span dir="auto" className="mt-1.5 block wrap-anywhere">
            {note}
          </span>
        )}
      </span>
    </div>
  )
}
