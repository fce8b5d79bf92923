import { GiftPicture } from './gift-picture.tsx'

export function Record() {
  return (
    <GiftPicture shadow={26}>
      <rect x="14" y="10" width="66" height="70" rx="6" fill="var(--paint-violet)" />
      <path d="M14 16a6 6 0 0 1 6-6h20v70H20a6 6 0 0 1-6-6Z" fill="var(--paint-lilac)" />
      <path d="M24 20h20M24 28h12" fill="none" stroke="var(--paint-white)" strokeWidth="4" />
      <circle cx="56" cy="50" r="31" fill="var(--paint-ink)" />
      <path
        d="M56 27a23 23 0 0 1 23 23M56 35a15 15 0 0 1 15 15M33 50a23 23 0 0 0 23 23M41 50a15 15 0 0 0 15 15"
        fill="none"
        stroke="var(--paint-violet)"
        strokeWidth="2"
      />
      <circle cx="56" cy="50" r="11" fill="var(--paint-red)" />
      <circle cx="56" cy="50" r="3" fill="var(--paint-cream)" />
      <path d="M51 44c3-2 6-2 9-1" fill="none" stroke="var(--paint-pink)" strokeWidth="2.5" />
    </GiftPicture>
  )
}
