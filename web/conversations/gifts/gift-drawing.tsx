import { Suspense } from 'react'
import { lazyPart } from '#client/boot/lazy-part.ts'
import type { GiftName } from '#common/conversations/gifts.ts'

const Drawing = lazyPart(async () => {
  const { giftPictures } = await import('#web/brand/gifts/gifts.ts')
  return {
    default: ({ gift }: { gift: GiftName }) => {
      const Picture = giftPictures[gift]
      return <Picture />
    },
  }
})

/** A gift's picture. All drawings are one file, which comes once a gift is on the screen. */
export function GiftDrawing({ gift }: { gift: GiftName }) {
  return (
    <span className="block aspect-square w-full">
      <Suspense>
        <Drawing gift={gift} />
      </Suspense>
    </span>
  )
}
