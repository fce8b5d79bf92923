import { GiftPicture } from './gift-picture.tsx'

export function Coffee() {
  return (
    <GiftPicture shadow={38}>
      <path
        d="M26 34c-5-6 5-9 0-17m9 17c-5-6 5-9 0-17m27 19c-5-6 5-9 0-17m9 17c-5-6 5-9 0-17"
        fill="none"
        stroke="var(--paint-lilac)"
        strokeWidth="3.500"
      />
      <path d="M18 52C4 48 2 68 19 68" fill="none" stroke="var(--paint-wine)" strokeWidth="5.500" />
      <path d="M14 44h32v28c0 10-5 15-16 15s-16-5-16-15Z" fill="var(--paint-red)" />
      <path d="M36 44h10v28c0 10-5 15-14 15 5-12 6-28 4-43Z" fill="var(--paint-wine)" />
      <path d="M14 44h32" stroke="var(--paint-pink)" strokeWidth="5" />
      <path d="M78 54c14-4 16 16-1 16" fill="none" stroke="var(--paint-violet)" strokeWidth="5.500" />
      <path d="M50 46h32v26c0 10-5 15-16 15s-16-5-16-15Z" fill="var(--paint-lilac)" />
      <path d="M72 46h10v26c0 10-5 15-14 15 5-12 6-27 4-41Z" fill="var(--paint-violet)" />
      <path d="M50 46h32" stroke="var(--paint-grey)" strokeWidth="5" />
      <path
        d="M62 75c-7-4.500-9-7-9-11a5 5 0 0 1 9-2.500 5 5 0 0 1 9 2.500c0 4-2 6.500-9 11Z"
        fill="var(--paint-white)"
      />
      <path
        d="M26 74c-7-4.500-9-7-9-11a5 5 0 0 1 9-2.500 5 5 0 0 1 9 2.500c0 4-2 6.500-9 11Z"
        fill="var(--paint-white)"
      />
    </GiftPicture>
  )
}
