import { DuskView } from './dusk-view.tsx'
import { PaperPlane } from './paper-plane.tsx'
import { WindowScene } from './window-scene.tsx'

/** Rain, and a paper plane on the ground. */
export function PaymentFailed() {
  return (
    <WindowScene
      view={
        <DuskView moon={false}>
          <path
            d="m108 80-4 11m24-13-4 11m22-13-4 11m22-13-4 11m-46 9-4 11m24-9-4 11m24-15-4 11m14 9-4 11"
            stroke="var(--paint-lilac)"
            strokeWidth="2.800"
          />
          <path
            d="M86 72a13 13 0 0 1 3-25 19 19 0 0 1 37-5 17 17 0 0 1 30 9 11 11 0 0 1 3 21Z"
            fill="var(--paint-lilac)"
          />
          <path
            d="M86 72c-4-1-8-4-9-8 10 4 24 0 28-8 10 8 24 6 30-2 8 6 18 6 29 3 0 8-1 13-5 15Z"
            fill="var(--paint-violet)"
          />
        </DuskView>
      }
      front={
        <>
          <path
            d="M84 104c4-8 14-8 14 0s-12 8-10-1c2-7 14-5 20 12"
            fill="none"
            stroke="var(--paint-cream)"
            strokeWidth="2.200"
            strokeDasharray=".5 5"
          />
          <PaperPlane at="translate(134 159) rotate(84) scale(1.500)" />
          <path d="m146 152 6-4m-4 11 8 1m-40 0-6 1" stroke="var(--paint-cream)" strokeWidth="2.600" />
        </>
      }
    />
  )
}
