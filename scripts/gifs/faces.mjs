import { disc, heart, line, oval, shape } from './palette.mjs'

const head = disc(50, 50, 42, 'gold') + shape('M70 13a42 42 0 0 1-4 76c22-20 24-54 4-76Z', 'amber')
const dots = oval(35, 43, 5, 7, 'ink') + oval(65, 43, 5, 7, 'ink')
const closed = line('M27 44q8-9 16 0M57 44q8-9 16 0', 'ink', 4.5)
const cheeks = oval(26, 60, 7, 5, 'pink') + oval(74, 60, 7, 5, 'pink')

/** Faces; `t` runs from 0 to 1 and back to its beginning. */
export const faces = {
  smile: () => head + dots + cheeks + line('M32 62q18 18 36 0', 'ink', 4.5),
  laugh: () =>
    head +
    closed +
    shape('M28 56h44c0 18-9 27-22 27S28 74 28 56Z', 'wine') +
    shape('M35 76c4-8 26-8 30 0-4 5-9 7-15 7s-11-2-15-7Z', 'pink') +
    shape('M30 56h40v6H31Z', 'white'),
  wink: (t) =>
    head +
    oval(35, 43, 5, 7, 'ink') +
    (t > 0.3 && t < 0.8 ? line('M57 44q8-9 16 0', 'ink', 4.5) : oval(65, 43, 5, 7, 'ink')) +
    line('M32 61q20 19 37-3', 'ink', 4.5),
  in_love: (t) => {
    const size = 1.15 + 0.25 * Math.sin(t * 4 * Math.PI)
    return (
      head + heart(34, 42, size, 'red') + heart(66, 42, size, 'red') + line('M31 63q19 18 38 0', 'ink', 4.5)
    )
  },
  sad: (t) =>
    head +
    dots +
    line('M34 72q16-14 32 0', 'ink', 4.5) +
    shape(`M67 ${52 + 26 * t}c5 7 7 9 7 13a7 7 0 0 1-14 0c0-4 2-6 7-13Z`, 'sky'),
  shy: () =>
    head +
    closed +
    oval(25, 59, 10, 7, 'red') +
    oval(75, 59, 10, 7, 'red') +
    line('M42 66q8 7 16 0', 'ink', 4.5),
  surprised: (t) => {
    const open = 9 + 3 * Math.sin(t * 2 * Math.PI)
    return (
      head +
      disc(34, 41, 9, 'white') +
      disc(66, 41, 9, 'white') +
      disc(34, 41, 4, 'ink') +
      disc(66, 41, 4, 'ink') +
      line('M24 26q9-7 18-2M58 24q9-5 18 2', 'ink', 4) +
      oval(50, 70, 9, open, 'wine')
    )
  },
  sleepy: (t) => {
    const z = (at, x, y, size) =>
      `<g opacity="${Math.max(0, Math.sin(((t + at) % 1) * Math.PI))}">${line(`M${x} ${y}h${size}l-${size} ${size}h${size}`, 'white', 4)}</g>`
    return (
      head +
      line('M26 45q8 7 16 0M58 45q8 7 16 0', 'ink', 4.5) +
      oval(50, 68, 6, 5, 'wine') +
      z(0, 74, 22, 10) +
      z(0.3, 86, 4, 14)
    )
  },
  cool: () =>
    head +
    shape('M18 36h64c1 16-4 24-14 24-9 0-14-6-15-16h-6c-1 10-6 16-15 16-10 0-15-8-14-24Z', 'ink') +
    line('M25 42l8 10M60 42l8 10', 'violet', 3) +
    line('M38 71q14 8 26-3', 'ink', 4.5),
  thinking: (t) =>
    head +
    oval(35 + 4 * Math.sin(t * 2 * Math.PI), 42, 5, 7, 'ink') +
    oval(65 + 4 * Math.sin(t * 2 * Math.PI), 42, 5, 7, 'ink') +
    line('M26 27q8-6 17-1M58 30h16', 'ink', 4) +
    line('M40 66h18', 'ink', 4.5) +
    shape('M30 84c0-10 8-14 16-12l14-3c5 0 5 6 1 7l-9 3c6 6 3 17-8 17-9 0-14-4-14-12Z', 'amber'),
}
