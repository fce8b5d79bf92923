import { NightView } from './night-view.tsx'
import { WindowScene } from './window-scene.tsx'

export function Offline() {
  return (
    <WindowScene
      view={<NightView />}
      front={
        <>
          <path
            d="M84 108h40a15 15 0 0 0 2-29.800 21 21 0 0 0-40-5.600A18 18 0 0 0 84 108Z"
            fill="var(--color-surface)"
            stroke="var(--color-primary-text)"
            strokeWidth="4.500"
          />
          <path d="M20 118c12-12 10 22 24 12" fill="none" stroke="var(--color-primary)" strokeWidth="4" />
          <path
            d="M43 122h9v16h-9a8 8 0 0 1 0-16ZM54 126h6M54 134h6"
            fill="var(--color-primary)"
            stroke="var(--color-primary)"
            strokeWidth="3"
          />
        </>
      }
    />
  )
}
