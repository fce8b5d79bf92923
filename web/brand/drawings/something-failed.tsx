import { NightView } from './night-view.tsx'
import { WindowScene } from './window-scene.tsx'

export function SomethingFailed() {
  return (
    <WindowScene
      bars={false}
      view={<NightView />}
      front={
        <>
          <g fill="none" stroke="var(--color-on-night-muted)" strokeWidth="3">
            <path d="M80 30v38M80 96v50M36 90h26M98 90h26" />
          </g>
          <path d="m80 68-7 9 12 5-9 9 6 8" fill="none" stroke="var(--color-secondary)" strokeWidth="3.500" />
          <path
            d="m56 146 9-17 8 17ZM92 146l-3-10 13-7 5 17Z"
            fill="var(--color-secondary)"
            stroke="var(--color-primary-text)"
            strokeWidth="2.5"
          />
        </>
      }
    />
  )
}
