import { GiftPicture } from './gift-picture.tsx'

export function Lollipop() {
  return (
    <GiftPicture shadow={10}>
      <path d="M48 88V54" fill="none" stroke="var(--paint-white)" strokeWidth="6" />
      <path d="M50 88V54" fill="none" stroke="var(--paint-grey)" strokeWidth="2.5" />
      <circle cx="48" cy="32" r="28" fill="var(--paint-pink)" />
      <path
        d="M48 32c0-8 12-8 12 1 0 12-24 12-24-2 0-20 36-18 36 4 0 16-16 23-28 20"
        fill="none"
        stroke="var(--paint-red)"
        strokeWidth="6"
      />
      <path d="M28 20c4-6 10-10 17-11" fill="none" stroke="var(--paint-white)" strokeWidth="4" />
      <path d="M36 66c4-6 8-7 12-4 4-3 8-2 12 4-4 4-9 4-12 1-3 3-8 3-12-1Z" fill="var(--paint-violet)" />
      <circle cx="48" cy="63" r="4" fill="var(--paint-lilac)" />
    </GiftPicture>
  )
}
