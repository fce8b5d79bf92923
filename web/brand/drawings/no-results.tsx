import { CatWatching } from './cat-watching.tsx'
import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

/** A cat beside a telescope. */
export function NoResults() {
  return (
    <WindowScene
      view={<DuskView />}
      front={
        <>
          <path d="m146 124-15 35m15-35 17 35m-17-35v33" stroke="var(--paint-brown)" strokeWidth="4.500" />
          <g transform="rotate(-32 146 120)">
            <path d="M112 114h12v12h-12Z" fill="var(--paint-violet)" />
            <path d="M122 111h44v18h-44Z" fill="var(--paint-lilac)" />
            <path d="M122 122h44v7h-44Z" fill="var(--paint-violet)" />
            <path d="M164 108h12v24h-12ZM134 111h5v18h-5Z" fill="var(--paint-gold)" />
            <path d="M164 123h12v9h-12ZM134 122h5v7h-5Z" fill="var(--paint-amber)" />
          </g>
          <CatWatching x={88} />
        </>
      }
    />
  )
}
