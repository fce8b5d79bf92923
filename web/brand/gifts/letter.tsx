import { GiftPicture } from './gift-picture.tsx'

export function Letter() {
  return (
    <GiftPicture>
      <path
        d="M10 42 48 14l38 28v44H10Z"
        fill="var(--paint-wine)"
        stroke="var(--paint-wine)"
        strokeWidth="4"
      />
      <path d="M20 20h56v50H20Z" fill="var(--paint-cream)" stroke="var(--paint-cream)" strokeWidth="4" />
      <path d="M66 18h10c1 0 2 1 2 2v50H62c4-16 5-34 4-52Z" fill="var(--paint-gold)" opacity=".45" />
      <path
        d="M48 50c-11-7-15-12-15-18a8 8 0 0 1 15-3.500A8 8 0 0 1 63 32c0 6-4 11-15 18Z"
        fill="var(--paint-red)"
      />
      <path d="m9 43 39 26 39-26v43H9Z" fill="var(--paint-pink)" stroke="var(--paint-pink)" strokeWidth="3" />
      <path
        d="m9 86 32-27 7 5 7-5 32 27Z"
        fill="var(--paint-red)"
        stroke="var(--paint-red)"
        strokeWidth="3"
      />
      <path d="m55 59 32 27H60c3-8 2-18-5-27Z" fill="var(--paint-wine)" />
    </GiftPicture>
  )
}
