import { NightView } from './night-view.tsx'
import { WindowScene } from './window-scene.tsx'

export function EmptyChats() {
  return (
    <WindowScene
      view={<NightView />}
      front={
        <>
          <path
            d="M22 96h42a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10H42l-12 10v-10h-8a10 10 0 0 1-10-10v-14a10 10 0 0 1 10-10Z"
            fill="var(--color-surface)"
            stroke="var(--color-primary-text)"
            strokeWidth="4"
          />
          <path d="M28 113h.01M43 113h.01M58 113h.01" stroke="var(--color-primary)" strokeWidth="6.500" />
        </>
      }
    />
  )
}
