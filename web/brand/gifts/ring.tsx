import { GiftPicture } from './gift-picture.tsx'

export function Ring() {
  return (
    <GiftPicture shadow={34}>
      <path d="M18 48V26c0-8 6-14 14-14h32c8 0 14 6 14 14v22Z" fill="var(--paint-wine)" />
      <path d="M25 48V29c0-6 4-10 10-10h26c6 0 10 4 10 10v19Z" fill="var(--paint-pink)" />
      <path d="M18 46h60v10H18Z" fill="var(--paint-wine)" />
      <circle cx="48" cy="52" r="17" fill="none" stroke="var(--paint-gold)" strokeWidth="6.500" />
      <path d="M60 40a17 17 0 0 1 5 12" fill="none" stroke="var(--paint-amber)" strokeWidth="6.500" />
      <path
        d="m36 22 5-7h14l5 7-12 15Z"
        fill="var(--paint-white)"
        stroke="var(--paint-white)"
        strokeWidth="3"
      />
      <path d="m48 37 12-15H36Z" fill="var(--paint-lilac)" />
      <path d="m48 37 5-15h7Z" fill="var(--paint-violet)" />
      <path
        d="M14 54h68v26c0 5-3 8-8 8H22c-5 0-8-3-8-8Z"
        fill="var(--paint-red)"
        stroke="var(--paint-red)"
        strokeWidth="2"
      />
      <path d="M66 54h16v26c0 5-3 8-8 8H60c6-10 8-22 6-34Z" fill="var(--paint-wine)" />
      <path d="M14 54h68" stroke="var(--paint-pink)" strokeWidth="5" />
      <path
        d="M48 80c-7-4.500-9-7-9-10a4.600 4.600 0 0 1 9-2 4.600 4.600 0 0 1 9 2c0 3-2 5.500-9 10Z"
        fill="var(--paint-gold)"
      />
    </GiftPicture>
  )
}
