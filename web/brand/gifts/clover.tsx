import { GiftPicture } from './gift-picture.tsx'

const leaf = 'M48 44C36 38 30 28 34 20c4-7 11-6 14 0 3-6 10-7 14 0 4 8-2 18-14 24Z'

export function Clover() {
  return (
    <GiftPicture shadow={14}>
      <path d="M48 44c6 14 8 26 6 44" fill="none" stroke="var(--paint-pine)" strokeWidth="5" />
      <path d={leaf} fill="var(--paint-leaf)" />
      <path d={leaf} transform="rotate(90 48 44)" fill="var(--paint-pine)" />
      <path d={leaf} transform="rotate(180 48 44)" fill="var(--paint-pine)" />
      <path d={leaf} transform="rotate(270 48 44)" fill="var(--paint-leaf)" />
      <path
        d="M48 42V30m2 14h12M48 46v12m-2-14H34"
        fill="none"
        stroke="var(--paint-cream)"
        strokeWidth="2.500"
      />
    </GiftPicture>
  )
}
