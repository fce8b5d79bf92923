import { NightView } from './night-view.tsx'
import { WindowScene } from './window-scene.tsx'

export function NoResults() {
  return (
    <WindowScene
      view={<NightView />}
      front={
        <>
          <path d="m121 133 19 20" stroke="var(--color-primary-text)" strokeWidth="8" />
          <circle
            cx="106"
            cy="116"
            r="21"
            fill="var(--color-surface)"
            stroke="var(--color-primary-text)"
            strokeWidth="5"
          />
          <path d="M94 118a12 12 0 0 1 9-13" fill="none" stroke="var(--color-secondary)" strokeWidth="4" />
        </>
      }
    />
  )
}
