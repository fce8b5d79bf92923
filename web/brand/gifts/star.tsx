import { GiftPicture } from './gift-picture.tsx'

export function Star() {
  return (
    <GiftPicture shadow={0}>
      <path
        d="M8 88c6-14 14-24 24-32M24 90c4-8 9-14 16-20M6 66c4-6 9-11 16-16"
        stroke="var(--paint-violet)"
        strokeWidth="5"
        fill="none"
      />
      <path
        d="m60 6 8.500 20 21.500 2-16.500 14 5 21L60 52 41.500 63l5-21L30 28l21.500-2Z"
        fill="var(--paint-gold)"
        stroke="var(--paint-gold)"
        strokeWidth="7"
      />
      <path
        d="m71 27 18 1.500-16 13.500 5 20-12-8c5-9 7-18 5-27Z"
        fill="var(--paint-amber)"
        stroke="var(--paint-amber)"
        strokeWidth="7"
      />
      <path d="M44 31l9-1" stroke="var(--paint-white)" strokeWidth="4.500" />
      <path d="M22 16h.01M12 34h.01M84 78h.01" stroke="var(--paint-gold)" strokeWidth="6" />
    </GiftPicture>
  )
}
