import { GiftPicture } from './gift-picture.tsx'

export function Necklace() {
  return (
    <GiftPicture shadow={0}>
      <path d="M12 8c0 30 14 46 36 46S84 38 84 8" fill="none" stroke="var(--paint-gold)" strokeWidth="4" />
      <path d="M12 8c0 30 14 46 36 46S84 38 84 8" fill="none" stroke="var(--paint-amber)" strokeWidth="1.5" />
      <path
        d="M17 26h.01M26 40h.01M79 26h.01M70 40h.01M37 50h.01M59 50h.01"
        fill="none"
        stroke="var(--paint-white)"
        strokeWidth="7"
      />
      <path d="M43 54h10l-2 8h-6Z" fill="var(--paint-amber)" />
      <path
        d="M48 92c-16-10-22-16-22-23a11 11 0 0 1 22-4 11 11 0 0 1 22 4c0 7-6 13-22 23Z"
        fill="var(--paint-red)"
      />
      <path d="M48 92c16-10 22-16 22-23a11 11 0 0 0-9-11c4 14 0 26-13 34Z" fill="var(--paint-wine)" />
      <path d="M32 68c0-3 2-5 4-6" fill="none" stroke="var(--paint-pink)" strokeWidth="3.5" />
    </GiftPicture>
  )
}
