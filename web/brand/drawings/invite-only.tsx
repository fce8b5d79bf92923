import { WindowScene } from './window-scene.tsx'

const slats = [32, 43, 54, 65, 76, 87, 98, 109, 120, 131, 142, 153]

/** Closed shutters with light behind them, and an invitation on the sill. */
export function InviteOnly() {
  return (
    <WindowScene
      curtains={null}
      view={
        <>
          <path d="M42 8h156v158H42Z" fill="var(--paint-gold)" />
          <path d="M42 8h76v158H42ZM122 8h76v158h-76Z" fill="var(--dusk-2)" />
          <path
            d={slats.map((y) => `M58 ${y}h48m28 0h48`).join('')}
            stroke="var(--paint-gold)"
            strokeWidth="2.400"
          />
          <path
            d={slats.map((y) => `M58 ${y + 4}h48m28 0h48`).join('')}
            stroke="var(--dusk-1)"
            strokeWidth="4"
          />
          <path d="M113 96h.01M127 96h.01" stroke="var(--paint-gold)" strokeWidth="6" />
        </>
      }
      front={
        <>
          <g transform="rotate(-5 104 138)">
            <path
              d="M70 116h68v42H70Z"
              fill="var(--paint-white)"
              stroke="var(--paint-white)"
              strokeWidth="4"
            />
            <path d="m70 158 25-23m43 23-25-23" stroke="var(--paint-grey)" strokeWidth="3" />
            <path
              d="m69 115 35 28 35-28Z"
              fill="var(--paint-cream)"
              stroke="var(--paint-grey)"
              strokeWidth="3"
            />
            <circle cx="104" cy="142" r="10.500" fill="var(--paint-red)" />
            <path
              d="M104 148c-5-4-6.500-6-6.500-8a3.300 3.300 0 0 1 6.500-1.200 3.300 3.300 0 0 1 6.500 1.200c0 2-1.500 4-6.500 8Z"
              fill="var(--paint-pink)"
            />
          </g>
          <circle cx="164" cy="152" r="7" fill="none" stroke="var(--paint-amber)" strokeWidth="4.500" />
          <path d="M164 159v26m0-9h8m-8 8h8" stroke="var(--paint-amber)" strokeWidth="4.500" />
        </>
      }
    />
  )
}
