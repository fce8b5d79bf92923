import { GiftPicture } from './gift-picture.tsx'

export function Picnic() {
  return (
    <GiftPicture shadow={34}>
      <path d="M24 44c0-26 48-26 48 0" fill="none" stroke="var(--paint-rust)" strokeWidth="6" />
      <path d="M60 40c-2-16 10-24 18-22-1 12-7 20-18 22Z" fill="var(--paint-leaf)" />
      <circle cx="34" cy="40" r="11" fill="var(--paint-red)" />
      <path d="M34 32c0-4 2-6 5-7" fill="none" stroke="var(--paint-pine)" strokeWidth="3" />
      <circle cx="54" cy="38" r="12" fill="var(--paint-gold)" />
      <circle cx="44" cy="42" r="9" fill="var(--paint-violet)" />
      <path d="M12 46h72l-7 36a7 7 0 0 1-7 6H26a7 7 0 0 1-7-6Z" fill="var(--paint-amber)" />
      <path d="M68 46h16l-7 36a7 7 0 0 1-7 6h-8c5-12 7-28 6-42Z" fill="var(--paint-rust)" />
      <path
        d="M14 58h68M17 72h62M30 47l3 40m15-40v40m18-40-3 40"
        fill="none"
        stroke="var(--paint-brown)"
        strokeWidth="2.5"
      />
      <path d="M10 44h76v8H10Z" fill="var(--paint-white)" />
      <path d="M16 44h8v8h-8Zm18 0h8v8h-8Zm20 0h8v8h-8Zm20 0h8v8h-8Z" fill="var(--paint-red)" />
    </GiftPicture>
  )
}
