import { DuskView } from './dusk-view.tsx'
import { Town } from './town.tsx'
import { WindowScene } from './window-scene.tsx'

/** A tin-can telephone. */
export function NewConversation() {
  return (
    <WindowScene
      view={
        <DuskView
          moon={false}
          town={
            <>
              <Town lights="M76 148v5" />
              <path d="M124 166v-64l26-22 26 22v64Z" fill="var(--dusk-far)" />
              <path d="M124 166v-64l26-22v86Z" fill="var(--dusk-2)" />
              <path d="m118 106 32-27 32 27" fill="none" stroke="var(--dusk-near)" strokeWidth="6" />
              <path d="M139 134v-20a11 11 0 0 1 22 0v20Z" fill="var(--paint-gold)" />
              <path d="M143 134c0-9 3-12 7-12s7 3 7 12Z" fill="var(--paint-brown)" />
              <circle cx="150" cy="118" r="5" fill="var(--paint-brown)" />
              <path d="M136 135h28" stroke="var(--dusk-4)" strokeWidth="4" />
            </>
          }
        />
      }
      front={
        <>
          <path d="M102 146c16 14 34 6 40-17" fill="none" stroke="var(--paint-white)" strokeWidth="2.400" />
          <path d="m143 124-5 3 3 6 6-3Z" fill="var(--paint-lilac)" />
          <g transform="rotate(-10 86 146)">
            <path d="M72 132h30v26H72Z" fill="var(--paint-lilac)" />
            <path d="M72 148h30v10H72Z" fill="var(--paint-violet)" />
            <path d="M80 132v26M94 132v26" stroke="var(--paint-white)" strokeWidth="2" opacity=".6" />
            <ellipse
              cx="72"
              cy="145"
              rx="5"
              ry="13"
              fill="var(--paint-ink)"
              stroke="var(--paint-white)"
              strokeWidth="2"
            />
          </g>
        </>
      }
    />
  )
}
