import { Cup } from './cup.tsx'
import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

/** Two cups whose steam forms a heart. */
export function NoMatches() {
  return (
    <WindowScene
      view={<DuskView moon={false} />}
      front={
        <>
          <path
            d="M120 118c-20-13-31-24-31-37a17 17 0 0 1 31-8 17 17 0 0 1 31 8c0 13-11 24-31 37Z"
            fill="var(--paint-cream)"
            opacity=".16"
          />
          <path
            d="M99 131c-5-6 4-9 0-15-5-8-14-21-14-33a18 18 0 0 1 35-7 18 18 0 0 1 35 7c0 12-9 25-14 33-4 6 5 9 0 15"
            fill="none"
            stroke="var(--paint-cream)"
            strokeWidth="3.400"
          />
          <Cup at="translate(98 159) scale(-1.200 1.200)" />
          <Cup at="translate(142 159) scale(1.200)" />
        </>
      }
    />
  )
}
