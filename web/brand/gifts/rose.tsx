import { GiftPicture } from './gift-picture.tsx'

export function Rose() {
  return (
    <GiftPicture shadow={14}>
      <path d="M49 88c-3-14 1-26-1-40" fill="none" stroke="var(--paint-pine)" strokeWidth="5" />
      <path d="M48 76c-13 3-22-3-25-15 14-2 24 4 25 15Z" fill="var(--paint-leaf)" />
      <path d="M49 68c2-12 11-17 23-15 0 12-10 18-23 15Z" fill="var(--paint-pine)" />
      <path
        d="M26 22c4 0 6-3 10-8 4-4 8-6 12-8 4 2 8 4 12 8 4 5 6 8 10 8 1 20-6 34-22 34S25 42 26 22Z"
        fill="var(--paint-red)"
      />
      <path d="M70 22c1 20-6 34-22 34-6 0-11-2-15-6 16 2 30-10 31-30 2 1 4 2 6 2Z" fill="var(--paint-wine)" />
      <path
        d="M36 22c2 8 6 12 12 12s11-4 12-12c-4-3-8-5-12-5s-9 2-12 5Zm7 1c0 5 9 6 11 0"
        fill="none"
        stroke="var(--paint-wine)"
        strokeWidth="3.500"
      />
      <path d="M31 30c1 8 4 13 9 16" fill="none" stroke="var(--paint-pink)" strokeWidth="3.500" />
      <path d="M36 55c8 4 16 4 24 0-2 6-6 9-12 9s-10-3-12-9Z" fill="var(--paint-pine)" />
    </GiftPicture>
  )
}
