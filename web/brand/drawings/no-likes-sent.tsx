import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

/** A balloon tied to the sill. */
export function NoLikesSent() {
  return (
    <WindowScene
      view={<DuskView moon={false} />}
      front={
        <>
          <path
            d="M120 108c6 14-8 20-2 33 3 8-3 12-2 22"
            fill="none"
            stroke="var(--paint-cream)"
            strokeWidth="2"
          />
          <path
            d="M120 105C92 88 81 74 81 58a20 20 0 0 1 39-9 20 20 0 0 1 39 9c0 16-11 30-39 47Z"
            fill="var(--paint-red)"
          />
          <path d="M120 105c28-17 39-31 39-47a20 20 0 0 0-21-20c10 24 4 50-18 67Z" fill="var(--paint-wine)" />
          <path d="M91 56c1-6 5-9 9-9" fill="none" stroke="var(--paint-pink)" strokeWidth="5" />
          <path d="m116 109 4-5 4 5Z" fill="var(--paint-wine)" stroke="var(--paint-wine)" strokeWidth="2" />
          <path
            d="M116 164c-16-12-16 8 0 0 16-12 16 8 0 0l-8 14M116 164l9 12"
            fill="none"
            stroke="var(--paint-gold)"
            strokeWidth="3.500"
          />
        </>
      }
    />
  )
}
