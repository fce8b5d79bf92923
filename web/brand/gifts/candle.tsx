import { GiftPicture } from './gift-picture.tsx'

export function Candle() {
  return (
    <GiftPicture shadow={24}>
      <ellipse cx="48" cy="84" rx="28" ry="7" fill="var(--paint-rust)" />
      <ellipse cx="48" cy="81" rx="28" ry="7" fill="var(--paint-amber)" />
      <path d="M34 42h28v38c-8 5-20 5-28 0Z" fill="var(--paint-cream)" />
      <path d="M54 42h8v38c-3 2-5 3-8 3Z" fill="var(--paint-grey)" />
      <path
        d="M34 42c0 8 4 14 6 8 1-4 4-3 5 1 2 10 6 6 6-1 0-5 4-4 5-1 2 5 6 2 6-7 0-5-28-5-28 0Z"
        fill="var(--paint-white)"
      />
      <path d="M48 40v-7" fill="none" stroke="var(--paint-ink)" strokeWidth="3" />
      <path d="M48 5c8 9 11 15 9 22-2 6-7 8-9 8s-8-2-9-8c-1-7 4-10 9-22Z" fill="var(--paint-amber)" />
      <path d="M48 16c4 5 6 9 5 13-1 4-4 5-5 5s-4-1-5-5c-1-4 2-7 5-13Z" fill="var(--paint-gold)" />
      <path
        d="M22 26l-5-3m13-9-4-5m48 17 5-3m-13-9 4-5"
        fill="none"
        stroke="var(--paint-gold)"
        strokeWidth="3"
      />
    </GiftPicture>
  )
}
