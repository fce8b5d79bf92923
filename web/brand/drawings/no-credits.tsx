import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

/** A jar with one coin left. */
export function NoCredits() {
  return (
    <WindowScene
      view={<DuskView />}
      front={
        <>
          <path
            d="M82 110c-10 4-11 9-11 15v26c0 6 3 9 9 9h42c6 0 9-3 9-9v-26c0-6-1-11-11-15Z"
            fill="var(--paint-lilac)"
            opacity=".5"
          />
          <path
            d="M122 110c8 4 9 9 9 15v26c0 6-3 9-9 9h-10c8-14 10-32 6-50Z"
            fill="var(--paint-lilac)"
            opacity=".35"
          />
          <path d="M81 124v18" stroke="var(--paint-white)" strokeWidth="5" />
          <path d="M84 110h36" stroke="var(--paint-white)" strokeWidth="4" />
          <path d="M82 102h38" stroke="var(--paint-violet)" strokeWidth="10" />
          <path d="M82 100h38" stroke="var(--paint-lilac)" strokeWidth="6" />
          <circle cx="160" cy="146" r="13.500" fill="var(--paint-amber)" />
          <circle cx="157" cy="146" r="13.500" fill="var(--paint-gold)" />
          <path
            d="M157 154c-6-5-8.500-7.500-8.500-11a4.300 4.300 0 0 1 8.500-1.500 4.300 4.300 0 0 1 8.500 1.500c0 3.500-2.500 6-8.500 11Z"
            fill="var(--paint-amber)"
          />
        </>
      }
    />
  )
}
