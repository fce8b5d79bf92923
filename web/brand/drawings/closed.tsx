import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

/** A window with closed curtains and a candle that is out. */
export function Closed() {
  return (
    <WindowScene
      view={<DuskView />}
      curtains={
        <>
          <path d="M40 6h82c-1 60-3 110-8 160H40ZM200 6h-78c1 60 2 110 9 160h69Z" fill="var(--dusk-cloth)" />
          <path
            d="M66 6c2 60 0 110-6 160h11c2-50 1-100-5-160ZM92 6c2 60-1 110-6 160h12c2-50 0-110-6-160ZM112 6c3 50 0 100-4 160h6c5-50 8-100 8-160ZM122 6c1 60 3 110 8 160h7c-5-50-9-100-10-160ZM150 6c-1 60 0 110 2 160h12c-5-50-10-100-14-160ZM176 6c-2 60 0 110 3 160h11c-6-50-10-100-14-160Z"
            fill="var(--dusk-fold)"
          />
        </>
      }
      front={
        <>
          <path
            d="M150 116c-6-8 7-12 1-21s6-11 2-20"
            fill="none"
            stroke="var(--paint-cream)"
            strokeWidth="3"
            opacity=".75"
          />
          <path d="M150 127v-4" stroke="var(--paint-ink)" strokeWidth="2.500" />
          <path d="M143 127h15v28h-15Z" fill="var(--paint-white)" />
          <path d="M152 127h6v28h-9c3-9 3-19 3-28Z" fill="var(--paint-grey)" />
          <path
            d="M133 156h34M167 154c9-7 12 6 2 6"
            fill="none"
            stroke="var(--paint-gold)"
            strokeWidth="5.500"
          />
        </>
      }
    />
  )
}
