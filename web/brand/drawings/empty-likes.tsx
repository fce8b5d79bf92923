import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

/** A flower bud and a watering can. */
export function EmptyLikes() {
  return (
    <WindowScene
      view={<DuskView />}
      front={
        <>
          <path d="M96 138c-3-20 3-30 1-46" fill="none" stroke="var(--paint-leaf)" strokeWidth="4.500" />
          <path d="M95 126c-16 2-23-6-24-18 15-1 23 7 24 18Z" fill="var(--paint-leaf)" />
          <path d="M97 118c2-15 11-20 23-19 0 12-9 20-23 19Z" fill="var(--paint-pine)" />
          <path
            d="M97 98C84 90 78 83 78 75a10 10 0 0 1 19-4.500A10 10 0 0 1 116 75c0 8-6 15-19 23Z"
            fill="var(--paint-red)"
          />
          <path d="M97 98c13-8 19-15 19-23a10 10 0 0 0-10-10c6 10 2 23-9 33Z" fill="var(--paint-wine)" />
          <path d="M85 91c4 4 20 4 24 0-2 8-7 11-12 11s-10-3-12-11Z" fill="var(--paint-pine)" />
          <path d="M78 137h38l-5 22H83Z" fill="var(--paint-amber)" />
          <path d="M104 137h12l-5 22H99c4-7 5-14 5-22Z" fill="var(--paint-rust)" />
          <path d="M78 137h38" stroke="var(--paint-amber)" strokeWidth="7" />
          <path
            d="M166 141c15-7 17 13 0 12M146 138c4-12 14-12 18 0"
            fill="none"
            stroke="var(--paint-violet)"
            strokeWidth="3.500"
          />
          <path d="m144 153-16-22 7-4 14 16Z" fill="var(--paint-lilac)" />
          <path d="m124 133 13-9" stroke="var(--paint-violet)" strokeWidth="5" />
          <path d="M142 138h25l2 21h-29Z" fill="var(--paint-lilac)" />
          <path d="M158 138h9l2 21h-14c3-7 4-14 3-21Z" fill="var(--paint-violet)" />
        </>
      }
    />
  )
}
