import { DuskView } from './dusk-view.tsx'
import { Town } from './town.tsx'
import { WindowScene } from './window-scene.tsx'

/** A dark town and a candle. */
export function Offline() {
  return (
    <WindowScene
      view={<DuskView town={<Town lights="" />} />}
      front={
        <>
          <circle cx="92" cy="112" r="34" fill="var(--paint-gold)" opacity=".13" />
          <circle cx="92" cy="112" r="20" fill="var(--paint-gold)" opacity=".2" />
          <path d="M92 97c10 11 9 21 0 22-9-1-10-11 0-22Z" fill="var(--paint-gold)" />
          <path d="M92 107c5 6 4 11 0 11s-5-5 0-11Z" fill="var(--paint-white)" />
          <path d="M84 123h16v32H84Z" fill="var(--paint-white)" />
          <path d="M94 123h6v32h-10c4-10 4-21 4-32Z" fill="var(--paint-grey)" />
          <path d="M74 156h36m0-2c9-7 12 6 2 6" fill="none" stroke="var(--paint-amber)" strokeWidth="5.500" />
          <path d="M150 128v30m-12 0h24" stroke="var(--paint-violet)" strokeWidth="5" />
          <path d="m138 94-12 34h48l-12-34Z" fill="var(--paint-lilac)" />
          <path d="M154 94h8l12 34h-16c2-12 0-24-4-34Z" fill="var(--paint-violet)" />
          <path d="M162 158c16 0 26 2 26 14" fill="none" stroke="var(--paint-violet)" strokeWidth="3" />
          <path d="M181 172h14v6a7 7 0 0 1-14 0Z" fill="var(--paint-violet)" />
          <path d="M185 186v5M191 186v5" stroke="var(--paint-amber)" strokeWidth="2.600" />
        </>
      }
    />
  )
}
