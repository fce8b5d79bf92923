import { GiftPicture } from './gift-picture.tsx'

export function HotAirBalloon() {
  return (
    <GiftPicture shadow={0}>
      <path
        d="M10 34C10 14 27 4 48 4s38 10 38 30c0 16-14 26-26 34H36C24 60 10 50 10 34Z"
        fill="var(--paint-red)"
      />
      <path d="M30 7c-8 18-6 42 8 61h-2C24 60 10 50 10 34 10 21 18 11 30 7Z" fill="var(--paint-pink)" />
      <path d="M66 7c8 18 6 42-8 61h2c12-8 26-18 26-34C86 21 78 11 66 7Z" fill="var(--paint-wine)" />
      <path d="M48 4c-10 18-10 44-4 64h8c6-20 6-46-4-64Z" fill="var(--paint-gold)" />
      <path d="M38 68l3 10m17-10-3 10" fill="none" stroke="var(--paint-brown)" strokeWidth="2.5" />
      <path d="M38 77h20l-2 13a3 3 0 0 1-3 2H43a3 3 0 0 1-3-2Z" fill="var(--paint-amber)" />
      <path d="M50 77h8l-2 13a3 3 0 0 1-3 2h-5c2-4 2-10 2-15Z" fill="var(--paint-rust)" />
      <path d="M38 80h20" fill="none" stroke="var(--paint-cream)" strokeWidth="3" />
      <path d="M20 26c2-6 6-10 11-13" fill="none" stroke="var(--paint-white)" strokeWidth="3.5" />
    </GiftPicture>
  )
}
