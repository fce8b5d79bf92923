import { GiftPicture } from './gift-picture.tsx'

export function Sailboat() {
  return (
    <GiftPicture shadow={0}>
      <path
        d="M4 76c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0v8c0 6-4 8-8 8H12c-4 0-8-2-8-8Z"
        fill="var(--paint-violet)"
      />
      <path d="M14 64h70c-3 10-9 16-16 16H32c-8 0-14-5-18-16Z" fill="var(--paint-rust)" />
      <path d="M60 64h24c-3 10-9 16-16 16H54c4-5 6-10 6-16Z" fill="var(--paint-brown)" />
      <path d="M18 68h60" fill="none" stroke="var(--paint-gold)" strokeWidth="3" />
      <path d="M46 6v58" fill="none" stroke="var(--paint-brown)" strokeWidth="4" />
      <path d="M50 8c18 14 28 30 30 50H50Z" fill="var(--paint-white)" />
      <path d="M50 8c8 16 10 34 6 50h24C78 38 68 22 50 8Z" fill="var(--paint-grey)" />
      <path d="M42 16c-14 12-22 26-24 42h24Z" fill="var(--paint-pink)" />
      <path d="M46 6c6-4 8 2 13-1v7c-5 3-8-2-13 1Z" fill="var(--paint-red)" />
      <path
        d="M4 84c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0"
        fill="none"
        stroke="var(--paint-lilac)"
        strokeWidth="3"
      />
    </GiftPicture>
  )
}
