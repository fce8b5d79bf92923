import { CatAsleep } from './cat-asleep.tsx'
import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

/** A closed purse and a sleeping cat. */
export function NoPayments() {
  return (
    <WindowScene
      view={<DuskView />}
      front={
        <>
          <path
            d="M142 126c-14 6-18 16-16 25 1 6 5 9 11 9h26c6 0 10-3 11-9 2-9-2-19-16-25Z"
            fill="var(--paint-lilac)"
          />
          <path d="M158 126c14 6 18 16 16 25-1 6-5 9-11 9h-12c10-8 12-22 7-34Z" fill="var(--paint-violet)" />
          <path d="M140 126h20" stroke="var(--paint-gold)" strokeWidth="5.500" />
          <path d="M147 119h.01M153 119h.01" stroke="var(--paint-amber)" strokeWidth="8" />
          <path
            d="M135 140c-3 4-3 8-2 11"
            fill="none"
            stroke="var(--paint-white)"
            strokeWidth="3"
            opacity=".7"
          />
          <CatAsleep x={90} />
        </>
      }
    />
  )
}
