import { GiftPicture } from './gift-picture.tsx'

export function Serenade() {
  return (
    <GiftPicture shadow={28}>
      <g transform="translate(6 7) rotate(32 44 60) scale(.94)">
        <path d="M40 50V4h8v46Z" fill="var(--paint-brown)" stroke="var(--paint-brown)" strokeWidth="2" />
        <path d="M38-8h12l-2 14h-8Z" fill="var(--paint-rust)" stroke="var(--paint-rust)" strokeWidth="3" />
        <path
          d="M44 40c16 0 18 8 16 15-1 4 0 6 3 9 12 13-1 28-19 28S13 77 25 64c3-3 4-5 3-9-2-7 0-15 16-15Z"
          fill="var(--paint-amber)"
        />
        <path
          d="M44 40c16 0 18 8 16 15-1 4 0 6 3 9 12 13-1 28-19 28 14-8 16-22 8-32-4-6-4-12-8-20Z"
          fill="var(--paint-rust)"
        />
        <circle cx="44" cy="62" r="8" fill="var(--paint-brown)" />
        <path d="M36 79h16" stroke="var(--paint-brown)" strokeWidth="5" />
        <path d="M42 0v78m4-78v78" stroke="var(--paint-cream)" strokeWidth="1.400" />
      </g>
      <path d="M14 36V16l13-4v19" fill="none" stroke="var(--paint-red)" strokeWidth="4" />
      <path d="M11 37h.01M24 32h.01" stroke="var(--paint-red)" strokeWidth="9" />
    </GiftPicture>
  )
}
