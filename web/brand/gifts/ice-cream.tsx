import { GiftPicture } from './gift-picture.tsx'

export function IceCream() {
  return (
    <GiftPicture shadow={12}>
      <path d="M30 46h36L50 86c-1 2-3 2-4 0Z" fill="var(--paint-amber)" />
      <path
        d="M38 46l18 22M50 46l10 13M30 48l18 26m12-28-21 24m9-24-13 15"
        fill="none"
        stroke="var(--paint-rust)"
        strokeWidth="2.5"
      />
      <circle cx="36" cy="36" r="15" fill="var(--paint-pink)" />
      <circle cx="61" cy="36" r="14" fill="var(--paint-white)" />
      <circle cx="48" cy="22" r="15" fill="var(--paint-red)" />
      <path d="M22 42c0 8 8 9 11 4 3 6 10 6 13 1 3 5 10 5 13-1 4 5 13 3 14-4Z" fill="var(--paint-pink)" />
      <path d="M40 15c2-3 5-4 8-4" fill="none" stroke="var(--paint-pink)" strokeWidth="3.5" />
      <path d="M30 28c-3 2-4 5-4 8" fill="none" stroke="var(--paint-white)" strokeWidth="3" />
      <circle cx="52" cy="8" r="5" fill="var(--paint-wine)" />
      <path d="M52 6c1-3 4-5 7-4" fill="none" stroke="var(--paint-pine)" strokeWidth="2.5" />
    </GiftPicture>
  )
}
