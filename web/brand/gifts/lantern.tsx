import { GiftPicture } from './gift-picture.tsx'

export function Lantern() {
  return (
    <GiftPicture shadow={0}>
      <path d="M48 4v8" fill="none" stroke="var(--paint-ink)" strokeWidth="3" />
      <path d="M30 12h36l4 8H26Z" fill="var(--paint-wine)" />
      <path d="M22 20c-8 18-8 36 4 52h44c12-16 12-34 4-52Z" fill="var(--paint-red)" />
      <path d="M60 20h14c8 18 8 36-4 52H58c8-16 9-34 2-52Z" fill="var(--paint-wine)" />
      <path
        d="M40 20c-6 18-6 34 0 52M48 20v52M56 20c6 18 6 34 0 52"
        fill="none"
        stroke="var(--paint-pink)"
        strokeWidth="2"
      />
      <path d="M48 34c7 8 9 12 7 18-1 4-4 6-7 6s-6-2-7-6c-2-6 2-9 7-18Z" fill="var(--paint-gold)" />
      <path d="M48 44c3 4 4 6 3 9-1 2-2 3-3 3s-2-1-3-3c-1-3 1-5 3-9Z" fill="var(--paint-white)" />
      <path d="M26 72h44l-3 7H29Z" fill="var(--paint-wine)" />
      <path d="M48 79v13M42 79v7m12-7v7" fill="none" stroke="var(--paint-gold)" strokeWidth="3" />
      <path
        d="M10 40h.01M86 50h.01M12 62h.01M84 26h.01"
        fill="none"
        stroke="var(--paint-gold)"
        strokeWidth="4"
      />
    </GiftPicture>
  )
}
