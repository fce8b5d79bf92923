import { GiftPicture } from './gift-picture.tsx'

export function Chocolates() {
  return (
    <GiftPicture shadow={36}>
      <path
        d="M48 88C20 71 8 57 8 40a20 20 0 0 1 40-8 20 20 0 0 1 40 8c0 17-12 31-40 48Z"
        fill="var(--paint-red)"
      />
      <path d="M48 88c28-17 40-31 40-48a20 20 0 0 0-5-13c2 24-10 40-35 55Z" fill="var(--paint-wine)" />
      <path
        d="M48 78C25 64 16 53 16 41a13.500 13.500 0 0 1 27-4c2 4 8 4 10 0a13.500 13.500 0 0 1 27 4c0 12-9 23-32 37Z"
        fill="var(--paint-cream)"
      />
      <circle cx="30" cy="40" r="9.500" fill="var(--paint-brown)" />
      <path d="M58 32h17v16H58Z" fill="var(--paint-rust)" stroke="var(--paint-rust)" strokeWidth="3" />
      <circle cx="48" cy="62" r="9.500" fill="var(--paint-brown)" />
      <path d="M41 45h10M43 51h.01M34 55h.01M62 57h.01" stroke="var(--paint-gold)" strokeWidth="3" />
      <path d="m25 42 6-6m-1 9 6-6" stroke="var(--paint-amber)" strokeWidth="2.500" />
      <path d="M61 40c3-4 5 4 8 0s3 0 4 0" fill="none" stroke="var(--paint-cream)" strokeWidth="2.500" />
      <path
        d="M48 66c-4-3-5-4-5-6a2.600 2.600 0 0 1 5-1 2.600 2.600 0 0 1 5 1c0 2-1 3-5 6Z"
        fill="var(--paint-pink)"
      />
    </GiftPicture>
  )
}
