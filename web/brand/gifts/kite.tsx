import { GiftPicture } from './gift-picture.tsx'

export function Kite() {
  return (
    <GiftPicture shadow={0}>
      <path d="M52 4 84 34 46 72 18 26Z" fill="var(--paint-red)" />
      <path d="M52 4 84 34 46 72Z" fill="var(--paint-wine)" />
      <path d="M52 4 46 72 18 26Z" fill="var(--paint-pink)" />
      <path d="M52 4 84 34 50 30Z" fill="var(--paint-gold)" />
      <path d="M18 26 50 30 46 72Z" fill="var(--paint-lilac)" />
      <path d="M52 4 46 72M18 26 84 34" fill="none" stroke="var(--paint-ink)" strokeWidth="2.5" />
      <path d="M46 72c-8 6 2 12-8 16s-8-6-18 0" fill="none" stroke="var(--paint-violet)" strokeWidth="3" />
      <path d="M36 76l-7 8 11 2Zm-14 10-8-5 1 10Z" fill="var(--paint-gold)" />
    </GiftPicture>
  )
}
