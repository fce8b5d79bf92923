import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

/** A flower pot that has fallen over, and a cat that looks away. */
export function SomethingFailed() {
  return (
    <WindowScene
      view={<DuskView />}
      front={
        <>
          <Cat />
          <path d="M164 160c-4-10-18-10-26-4-6-2-12 0-14 4Z" fill="var(--paint-brown)" />
          <path d="M156 148c-14 4-20 4-30-4" fill="none" stroke="var(--paint-leaf)" strokeWidth="4" />
          <path d="M142 150c-8 8-6 20 2 30 8-10 7-23-2-30Z" fill="var(--paint-leaf)" />
          <path d="M142 150c4 7 5 18 2 30 8-10 7-23-2-30Z" fill="var(--paint-pine)" />
          <path
            d="M130 147c-1 8-6 13-12 14-6-4-8-11-5-15 2-3 5-4 8-3 0-3 1-6 4-7 5-2 8 4 5 11Z"
            fill="var(--paint-red)"
          />
          <path d="m158 160-8-30 33 9 4 21Z" fill="var(--paint-amber)" />
          <path d="m158 160-2-9 30-3 1.500 12Z" fill="var(--paint-rust)" />
          <path d="m157 159-8-30" stroke="var(--paint-amber)" strokeWidth="8" />
          <path d="m196 160 4-9 6 9ZM118 186l8-6 3 9Z" fill="var(--paint-amber)" />
        </>
      }
    />
  )
}

/** The cat's eyes look aside. */
function Cat() {
  return (
    <g transform="translate(90 160) scale(1.200)">
      <path d="M-10-4c-12 1-18-6-15-16" fill="none" stroke="var(--paint-rust)" strokeWidth="6" />
      <path d="M-13 0c-5-14-2-30 13-30S18-14 13 0Z" fill="var(--paint-amber)" />
      <path d="M-6 0c-2-10 0-20 6-20S8-10 6 0Z" fill="var(--paint-cream)" />
      <path
        d="M-14-38v-14l9 5H5l9-5v14c0 8-7 12-14 12s-14-4-14-12Z"
        fill="var(--paint-amber)"
        stroke="var(--paint-amber)"
        strokeWidth="2"
      />
      <path d="M0-47v4m-4-3v3m8-3v3" stroke="var(--paint-rust)" strokeWidth="2" />
      <ellipse cx="0" cy="-31" rx="6" ry="4.200" fill="var(--paint-cream)" />
      <path d="M-6-38h.01M6-38h.01" stroke="var(--paint-white)" strokeWidth="7" />
      <path d="M-8-39h.01M4-39h.01" stroke="var(--paint-ink)" strokeWidth="3.400" />
      <path d="M-1.500-33.500h3L0-32Z" fill="var(--paint-wine)" stroke="var(--paint-wine)" />
    </g>
  )
}
