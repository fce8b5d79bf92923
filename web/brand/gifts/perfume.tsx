import { GiftPicture } from './gift-picture.tsx'

export function Perfume() {
  return (
    <GiftPicture shadow={26}>
      <rect x="22" y="40" width="52" height="46" rx="10" fill="var(--paint-pink)" />
      <path d="M60 40h4a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10h-8c6-14 8-32 4-46Z" fill="var(--paint-red)" />
      <path
        d="M28 60c6-4 12 3 20 0s14-3 20 1v13a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z"
        fill="var(--paint-violet)"
      />
      <rect x="38" y="28" width="20" height="13" rx="3" fill="var(--paint-gold)" />
      <rect x="50" y="28" width="8" height="13" rx="3" fill="var(--paint-amber)" />
      <rect x="34" y="10" width="28" height="19" rx="5" fill="var(--paint-lilac)" />
      <path d="M54 10h3a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-5c3-5 4-13 2-19Z" fill="var(--paint-violet)" />
      <path d="M29 50v14" fill="none" stroke="var(--paint-white)" strokeWidth="4" />
      <path
        d="M76 18h.01M84 12h.01M84 24h.01M90 18h.01"
        fill="none"
        stroke="var(--paint-pink)"
        strokeWidth="5"
      />
      <path d="M62 18h8" fill="none" stroke="var(--paint-ink)" strokeWidth="3" />
    </GiftPicture>
  )
}
