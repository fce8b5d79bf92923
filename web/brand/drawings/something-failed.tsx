import { NightView } from './night-view'
import { WindowScene } from './window-scene'

export function SomethingFailed() {
  return (
    <WindowScene
      bars={false}
      view={<NightView />}
      front={
        <>
          <g fill="none" stroke="var(--color-primary-tint)" strokeWidth="3">
            <path d="M80 30v38M80 96v50M36 90h26M98 90h26" />
          </g>
          <path d="m80 68-7 9 12 5-9 9 6 8" fill="none" stroke="var(--color-secondary)" strokeWidth="3.500" />
          <path
            d="M52 146c2-7 8-9 12-5M96 146c4-5 9-5 12 0"
            fill="none"
            stroke="var(--color-primary)"
            strokeWidth="4"
          />
        </>
      }
    />
  )
}
