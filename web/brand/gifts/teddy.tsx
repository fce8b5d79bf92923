import { GiftPicture } from './gift-picture.tsx'

export function Teddy() {
  return (
    <GiftPicture shadow={30}>
      <circle cx="26" cy="20" r="11" fill="var(--paint-amber)" />
      <circle cx="70" cy="20" r="11" fill="var(--paint-rust)" />
      <circle cx="26" cy="21" r="5.500" fill="var(--paint-cream)" />
      <circle cx="70" cy="21" r="5.500" fill="var(--paint-cream)" />
      <path d="M24 66c0-14 10-20 24-20s24 6 24 20-8 22-24 22-24-8-24-22Z" fill="var(--paint-amber)" />
      <path d="M72 66c0 14-8 22-24 22h-4c12-6 18-22 16-39 8 3 12 8 12 17Z" fill="var(--paint-rust)" />
      <path d="M20 34c0-14 12-22 28-22s28 8 28 22-12 22-28 22-28-8-28-22Z" fill="var(--paint-amber)" />
      <path d="M76 34c0 14-12 22-28 22h-3c16-4 24-20 20-38 7 4 11 9 11 16Z" fill="var(--paint-rust)" />
      <ellipse cx="48" cy="42" rx="12" ry="9" fill="var(--paint-cream)" />
      <path d="M44 37h8l-4 4Z" fill="var(--paint-ink)" stroke="var(--paint-ink)" strokeWidth="3" />
      <path d="M48 42v3m-4 1q2 2 4-1 2 3 4 1" fill="none" stroke="var(--paint-ink)" strokeWidth="2" />
      <path d="M35 30h.01M61 30h.01" stroke="var(--paint-ink)" strokeWidth="6.500" />
      <path
        d="M48 84c-13-8-17-13-17-19a9 9 0 0 1 17-4 9 9 0 0 1 17 4c0 6-4 11-17 19Z"
        fill="var(--paint-red)"
      />
      <path d="M48 84c13-8 17-13 17-19a9 9 0 0 0-7-9c3 11 0 21-10 28Z" fill="var(--paint-wine)" />
      <path d="M27 68c0 6 4 9 8 8m34-8c0 6-4 9-8 8" fill="none" stroke="var(--paint-amber)" strokeWidth="9" />
      <path d="M28 86h8m24 0h8" stroke="var(--paint-amber)" strokeWidth="10" />
    </GiftPicture>
  )
}
