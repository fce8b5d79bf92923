import { GiftPicture } from './gift-picture.tsx'

export function Cake() {
  return (
    <GiftPicture shadow={40}>
      <path d="M10 86h76" stroke="var(--paint-lilac)" strokeWidth="7" />
      <path d="M18 50h60v34H18Z" fill="var(--paint-amber)" />
      <path d="M64 50h14v34H60c4-10 5-22 4-34Z" fill="var(--paint-rust)" />
      <path d="M18 68h60" stroke="var(--paint-cream)" strokeWidth="5" strokeLinecap="butt" />
      <path
        d="M14 50c0-10 6-12 12-12h44c6 0 12 2 12 12 0 9-8 9-9 3-1 10-12 10-13 1-2 14-14 13-14 1-1 7-11 7-12-1-2 9-10 8-10-1-2 6-10 5-10-3Z"
        fill="var(--paint-pink)"
      />
      <path
        d="M70 38c6 0 12 2 12 12 0 9-8 9-9 3-1 6-5 8-8 7 3-8 4-15 2-22Z"
        fill="var(--paint-red)"
        opacity=".45"
      />
      <path
        d="M30 38a5 5 0 1 1 .1 0Zm36 0a5 5 0 1 1 .1 0Z"
        fill="var(--paint-red)"
        stroke="var(--paint-red)"
        strokeWidth="3"
      />
      <path d="M48 37V22" stroke="var(--paint-lilac)" strokeWidth="6" />
      <path d="M45.500 32l5-3m-5-3 5-3" stroke="var(--paint-violet)" strokeWidth="2.400" />
      <path
        d="M48 4c6 7 5 13 0 13s-6-6 0-13Z"
        fill="var(--paint-gold)"
        stroke="var(--paint-amber)"
        strokeWidth="2"
      />
    </GiftPicture>
  )
}
