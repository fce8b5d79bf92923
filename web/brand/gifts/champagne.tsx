import { GiftPicture } from './gift-picture.tsx'

export function Champagne() {
  return (
    <GiftPicture shadow={30}>
      <path
        d="M28 30c0 10-12 12-12 28v26c0 3 2 5 5 5h26c3 0 5-2 5-5V58c0-16-12-18-12-28Z"
        fill="var(--paint-leaf)"
      />
      <path d="M40 30c0 10 12 12 12 28v26c0 3-2 5-5 5H38c6-16 5-32 0-59Z" fill="var(--paint-pine)" />
      <path d="M27 14h14v20H27Z" fill="var(--paint-gold)" stroke="var(--paint-gold)" strokeWidth="4" />
      <path d="M36 12h5c1 0 2 1 2 2v22h-7Z" fill="var(--paint-amber)" />
      <path d="M16 60h36v18H16Z" fill="var(--paint-cream)" />
      <path
        d="M34 75c-5-3.500-7-5.500-7-8a3.600 3.600 0 0 1 7-1.500 3.600 3.600 0 0 1 7 1.500c0 2.500-2 4.500-7 8Z"
        fill="var(--paint-red)"
      />
      <path d="M74 60v27m-11 1h22" stroke="var(--paint-lilac)" strokeWidth="4.500" />
      <path d="M63 26h22c2 18 1 36-11 36S61 44 63 26Z" fill="var(--paint-lilac)" />
      <path d="M65.500 36h17c1 14-1 23-8.500 23s-9.500-9-8.500-23Z" fill="var(--paint-gold)" />
      <path d="M77 36h5.500c1 14-1 23-8.500 23 3-7 4-15 3-23Z" fill="var(--paint-amber)" />
      <path
        d="M70 44h.01m3 7h.01m-2-18h.01M74 16h.01M66 10h.01M80 6h.01"
        stroke="var(--paint-gold)"
        strokeWidth="4"
      />
      <path d="M70 44h.01m3 7h.01" stroke="var(--paint-white)" strokeWidth="4" />
    </GiftPicture>
  )
}
