import { GiftPicture } from './gift-picture.tsx'

export function Balloons() {
  return (
    <GiftPicture shadow={0}>
      <path
        d="M30 52c6 14 14 22 18 38M50 46c-2 18-3 30-2 44M70 54c-8 12-18 20-22 36"
        fill="none"
        stroke="var(--paint-ink)"
        strokeWidth="2"
      />
      <path d="M12 30c0-12 8-19 18-19s17 8 17 18c0 12-9 23-17 23S12 42 12 30Z" fill="var(--paint-pink)" />
      <path d="M51 34c0-11 8-18 17-18s17 8 17 18c0 11-8 22-17 22s-17-11-17-22Z" fill="var(--paint-violet)" />
      <path d="M32 22c0-12 8-19 18-19s18 8 18 19c0 13-9 25-18 25S32 35 32 22Z" fill="var(--paint-red)" />
      <path d="M58 6c6 3 10 9 10 16 0 13-9 25-18 25 12-8 16-26 8-41Z" fill="var(--paint-wine)" />
      <path
        d="M38 20c0-5 3-9 7-11M18 29c0-4 2-7 5-9"
        fill="none"
        stroke="var(--paint-white)"
        strokeWidth="3.5"
      />
      <path d="M47 47h6l2 5H45Zm-20 5h6l1 4h-8Zm38 4h6l1 4h-8Z" fill="var(--paint-ink)" />
      <path d="M40 78c4-4 7-3 8 0 1-3 4-4 8 0-3 4-7 4-8 1-1 3-5 3-8-1Z" fill="var(--paint-gold)" />
    </GiftPicture>
  )
}
