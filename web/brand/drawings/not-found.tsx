import { NightView } from './night-view.tsx'
import { WindowScene } from './window-scene.tsx'

export function NotFound() {
  return (
    <WindowScene
      view={<NightView />}
      front={
        <>
          <path
            d="m96 164 22-92M120 164l22-92M99 150h24M104 130h24M109 110h24M114 90h24"
            fill="none"
            stroke="var(--color-surface)"
            strokeWidth="10"
          />
          <path
            d="m96 164 22-92M120 164l22-92M99 150h24M104 130h24M109 110h24M114 90h24"
            fill="none"
            stroke="var(--color-primary)"
            strokeWidth="4.500"
          />
        </>
      }
    />
  )
}
