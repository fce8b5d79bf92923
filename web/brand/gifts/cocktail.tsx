import { GiftPicture } from './gift-picture.tsx'

export function Cocktail() {
  return (
    <GiftPicture shadow={18}>
      <path d="M48 58v28m-15 1h30" stroke="var(--paint-lilac)" strokeWidth="5" />
      <path d="M12 22h72L48 60Z" fill="var(--paint-lilac)" stroke="var(--paint-lilac)" strokeWidth="5" />
      <path d="M20 28h56L48 58Z" fill="var(--paint-red)" />
      <path d="M60 28h16L48 58c6-10 11-20 12-30Z" fill="var(--paint-wine)" />
      <path d="M27 28h22l-11 9Z" fill="var(--paint-pink)" />
      <circle cx="74" cy="20" r="15" fill="var(--paint-amber)" />
      <circle cx="74" cy="20" r="11.500" fill="var(--paint-gold)" />
      <path d="M74 9v22M63 20h22m-19-8 16 16m0-16L66 28" stroke="var(--paint-amber)" strokeWidth="2" />
      <path d="m44 50-14-42" stroke="var(--paint-violet)" strokeWidth="4" />
      <path d="M30 8h-9" stroke="var(--paint-violet)" strokeWidth="4" />
    </GiftPicture>
  )
}
