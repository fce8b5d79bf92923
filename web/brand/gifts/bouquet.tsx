import { GiftPicture } from './gift-picture.tsx'

export function Bouquet() {
  return (
    <GiftPicture shadow={16}>
      <path d="M24 44 12 30m60 14 12-14M48 30V10" stroke="var(--paint-leaf)" strokeWidth="4" />
      <path
        d="M10 40c-6-12 2-20 10-20 4 10 0 18-10 20Zm76 0c6-12-2-20-10-20-4 10 0 18 10 20Z"
        fill="var(--paint-leaf)"
      />
      <circle cx="48" cy="40" r="18" fill="var(--paint-pine)" />
      <circle cx="28" cy="30" r="14" fill="var(--paint-pink)" />
      <circle cx="68" cy="30" r="14" fill="var(--paint-lilac)" />
      <circle cx="48" cy="20" r="15" fill="var(--paint-red)" />
      <circle cx="36" cy="44" r="11" fill="var(--paint-cream)" />
      <circle cx="59" cy="44" r="11" fill="var(--paint-gold)" />
      <path
        d="M21 30c2 6 12 6 13-1-2-6-11-5-11 1m38 0c2 6 12 6 13-1-2-6-11-5-11 1"
        fill="none"
        stroke="var(--paint-white)"
        strokeWidth="3"
      />
      <path
        d="M40 20c2 7 14 7 16-1-3-7-14-6-14 1"
        fill="none"
        stroke="var(--paint-wine)"
        strokeWidth="3.500"
      />
      <path d="M36 45h.01M59 45h.01" stroke="var(--paint-amber)" strokeWidth="7" />
      <path d="M22 48c8 4 16 6 26 6s18-2 26-6L56 88H40Z" fill="var(--paint-lilac)" />
      <path d="M74 48 56 88h-8c6-10 8-22 8-34 6-1 12-3 18-6Z" fill="var(--paint-violet)" />
      <path d="M36 74h24m-12 0-6 12m6-12 6 12" stroke="var(--paint-red)" strokeWidth="4.500" />
      <path
        d="M48 74c-20-13-20 11 0 0 20-13 20 11 0 0Z"
        fill="var(--paint-pink)"
        stroke="var(--paint-red)"
        strokeWidth="3.500"
      />
    </GiftPicture>
  )
}
