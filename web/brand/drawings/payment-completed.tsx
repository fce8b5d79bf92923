import { classNames } from '#ui/class-names.ts'
import { DuskView } from './dusk-view.tsx'
import { WindowScene } from './window-scene.tsx'

type FireworkProps = { at: string; colour: string; later?: string }

/** Fireworks over the town, two glasses on the sill. */
export function PaymentCompleted() {
  return (
    <WindowScene
      view={
        <DuskView moon={false}>
          <Firework at="translate(130 50) scale(1.250)" colour="var(--paint-gold)" />
          <Firework
            at="translate(94 82) scale(.75)"
            colour="var(--paint-pink)"
            later="[animation-delay:240ms]"
          />
          <Firework
            at="translate(160 94) scale(.6)"
            colour="var(--paint-white)"
            later="[animation-delay:420ms]"
          />
        </DuskView>
      }
      front={
        <>
          <Glass at="translate(96 160) rotate(10)" />
          <Glass at="translate(144 160) rotate(-10)" />
          <path d="m120 90v-7m-8 9-4-6m20 6 4-6" stroke="var(--paint-cream)" strokeWidth="2.600" />
        </>
      }
    />
  )
}

function Glass({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M0-2v-28m-10 29h20" stroke="var(--paint-grey)" strokeWidth="4" />
      <path d="M-12-64h24c2 22 0 36-12 36s-14-14-12-36Z" fill="var(--paint-white)" opacity=".45" />
      <path d="M-12-54h24c1 15-2 26-12 26s-13-11-12-26Z" fill="var(--paint-gold)" />
      <path d="M4-54h8c1 15-2 26-12 26C5-34 5-44 4-54Z" fill="var(--paint-amber)" />
      <path d="M-5-46h.01M-1-40h.01M-4-35h.01M1-49h.01" stroke="var(--paint-white)" strokeWidth="3" />
    </g>
  )
}

function Firework({ at, colour, later }: FireworkProps) {
  return (
    <g transform={at} stroke={colour} strokeWidth="3">
      <path
        d="M0-7v-9M0 7v9M7 0h9M-7 0h-9M4.500-4.500l9-9M4.500 4.500l9 9M-4.500 4.500l-9 9M-4.500-4.500l-9-9M0-22h.01M0 22h.01M22 0h.01M-22 0h.01M8-20h.01M20-8h.01M20 8h.01M8 20h.01M-8 20h.01M-20 8h.01M-20-8h.01M-8-20h.01"
        className={classNames('origin-center animate-pop [transform-box:fill-box]', later)}
      />
    </g>
  )
}
