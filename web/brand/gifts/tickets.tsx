import { GiftPicture } from './gift-picture.tsx'

export function Tickets() {
  return (
    <GiftPicture shadow={0}>
      <g transform="rotate(14 48 48)">
        <path
          d="M12 20h72a4 4 0 0 1 4 4v10a7 7 0 0 0 0 14v10a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V48a7 7 0 0 0 0-14V24a4 4 0 0 1 4-4Z"
          fill="var(--paint-violet)"
        />
      </g>
      <g transform="rotate(-12 48 54)">
        <path
          d="M12 34h72a4 4 0 0 1 4 4v10a7 7 0 0 0 0 14v10a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V62a7 7 0 0 0 0-14V38a4 4 0 0 1 4-4Z"
          fill="var(--paint-gold)"
        />
        <path d="M64 34h20a4 4 0 0 1 4 4v10a7 7 0 0 0 0 14v10a4 4 0 0 1-4 4H64Z" fill="var(--paint-amber)" />
        <path d="M64 40v6m0 6v6m0 6v6" fill="none" stroke="var(--paint-cream)" strokeWidth="3" />
        <path
          d="M36 69c-10-7-14-10-14-15a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 5-4 8-14 15Z"
          fill="var(--paint-red)"
        />
        <path d="M74 48v14m-4-14h8m-8 14h8" fill="none" stroke="var(--paint-rust)" strokeWidth="3" />
      </g>
    </GiftPicture>
  )
}
