import { giftNames, giftSizes } from '#common/conversations/gifts.ts'
import { Line } from '#ui/styleguide/section.tsx'
import { giftPictures } from '#web/brand/gifts/gifts.ts'

const presents = giftNames.map((name) => ({ name, size: giftSizes[name], Picture: giftPictures[name] }))

/** In the sizes of a chat and of a picker, on both colours of bubbles. */
export function GiftSamples() {
  return (
    <>
      <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-6">
        {presents.map(({ name, size, Picture }) => (
          <li key={name} className="grid rounded-card border border-line bg-surface p-3 text-center text-14">
            <Picture />
            <b className="mt-2 capitalize">{name.replaceAll('_', ' ')}</b>
            <span className="text-12 text-muted">Size {size}</span>
          </li>
        ))}
      </ul>
      <Small background="bg-bubble-me" />
      <Small background="border border-line bg-bubble-you" />
    </>
  )
}

function Small({ background }: { background: string }) {
  return (
    <Line>
      {presents.map(({ name, Picture }) => (
        <div key={name} className={`w-15 rounded-card p-2.5 ${background}`}>
          <Picture />
        </div>
      ))}
    </Line>
  )
}
