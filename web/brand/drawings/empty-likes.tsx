import { FlowerPot } from './flower-pot.tsx'
import { NightView } from './night-view.tsx'
import { WindowScene } from './window-scene.tsx'

export function EmptyLikes() {
  return (
    <WindowScene
      view={
        <>
          <NightView moon={false} />
          <path
            d="M101 82c-11-7-15-12.500-15-18.500a8 8 0 0 1 15-4 8 8 0 0 1 15 4c0 6-4 11.500-15 18.500Z"
            fill="var(--color-secondary)"
          />
        </>
      }
      front={<FlowerPot />}
    />
  )
}
