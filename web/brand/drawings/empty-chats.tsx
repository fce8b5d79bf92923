import { DuskView } from './dusk-view.tsx'
import { PaperPlane } from './paper-plane.tsx'
import { WindowScene } from './window-scene.tsx'

/** Paper, pencils and a paper plane. */
export function EmptyChats() {
  return (
    <WindowScene
      view={
        <DuskView moon={false}>
          <path
            d="M82 126c26 4 44-10 32-22-10-8-24 4-14 12 12 8 30-10 34-28"
            fill="none"
            stroke="var(--paint-cream)"
            strokeWidth="2.200"
            strokeDasharray=".5 5"
          />
          <PaperPlane at="translate(154 54) rotate(-14)" />
        </DuskView>
      }
      front={
        <>
          <path
            d="m60 162 8-8h46l6 8Z"
            fill="var(--paint-white)"
            stroke="var(--paint-white)"
            strokeWidth="2"
          />
          <path
            d="M60 162h60l-3 24H57Z"
            fill="var(--paint-cream)"
            stroke="var(--paint-cream)"
            strokeWidth="2"
          />
          <path d="M66 170h42M65 177h28" stroke="var(--paint-violet)" strokeWidth="2.200" />
          <Pencil at="translate(143 138) rotate(-15)" colour="var(--paint-gold)" />
          <Pencil at="translate(149 138) rotate(2) scale(1 1.150)" colour="var(--paint-pink)" />
          <Pencil at="translate(155 138) rotate(24)" colour="var(--paint-leaf)" />
          <path d="M135 133h28l-2 26h-24Z" fill="var(--paint-lilac)" />
          <path d="M153 133h10l-2 26h-12c4-8 5-17 4-26Z" fill="var(--paint-violet)" />
        </>
      }
    />
  )
}

function Pencil({ at, colour }: { at: string; colour: string }) {
  return (
    <g transform={at}>
      <path d="M-3 0v-28h6V0Z" fill={colour} />
      <path d="m-3-28 3-9 3 9Z" fill="var(--paint-cream)" />
      <path d="M0-35v-1" stroke="var(--paint-ink)" strokeWidth="2.400" />
    </g>
  )
}
