import { Cup } from './cup.tsx'
import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

/** An hourglass and a cup. */
export function PaymentPending() {
  return (
    <WindowScene
      view={<DuskView />}
      front={
        <>
          <path
            d="M74 96h40c0 21-14 24-14 32s14 10 14 28H74c0-18 14-20 14-28s-14-11-14-32Z"
            fill="var(--paint-lilac)"
            opacity=".55"
          />
          <path
            d="M78 110h32c-3 9-11 11-13 17h-6c-2-6-10-8-13-17ZM78 156c1-9 7-11 16-15 9 4 15 6 16 15Z"
            fill="var(--paint-gold)"
          />
          <path d="M94 128v12" stroke="var(--paint-gold)" strokeWidth="2.400" />
          <path d="M72 94h44M72 157h44" stroke="var(--paint-brown)" strokeWidth="7" />
          <path
            d="M140 122c-5-6 5-9 0-17m10 17c-5-6 5-9 0-17"
            fill="none"
            stroke="var(--paint-white)"
            strokeWidth="2.800"
            opacity=".8"
          />
          <Cup at="translate(144 159) scale(1.300)" />
        </>
      }
    />
  )
}
