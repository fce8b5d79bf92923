import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { faces } from '../gifs/faces.mjs'
import { paint } from '../gifs/palette.mjs'
import { particles, things } from '../gifs/things.mjs'
import { root } from '../project.mjs'

/**
 * Draws the pictures that move which a member can send without a provider (public/gifs): each motif three times, with
 * another movement and backdrop, and a still of each. They end after four seconds, so that nothing moves for ever.
 */
const WIDTH = 240
const HEIGHT = 180
const FRAMES = 12
const DELAY = 80
const LOOPS = 4

const turn = (t) => Math.sin(t * 2 * Math.PI)
const movements = {
  bounce: (t) => `translate(0 ${-18 * Math.abs(Math.sin(t * Math.PI))})`,
  sway: (t) => `rotate(${11 * turn(t)})`,
  pulse: (t) => `scale(${1 + 0.13 * turn(t)})`,
  float: (t) => `translate(${8 * turn(t)} ${6 * turn(t * 2)})`,
  hop: (t) => `translate(${14 * turn(t)} ${-14 * Math.abs(turn(t * 2))}) rotate(${6 * turn(t)})`,
  shake: (t) => `translate(${5 * turn(t * 3)} 0) rotate(${3 * turn(t * 3)})`,
}
const looks = [
  {
    movements: ['pulse', 'bounce', 'sway'],
    backdrop: plain,
    colours: ['pink', 'sky', 'lilac', 'leaf'],
    flying: null,
  },
  {
    movements: ['hop', 'float', 'shake'],
    backdrop: plain,
    colours: ['night', 'wine', 'pine', 'violet'],
    flying: ['hearts', 'stars', 'dots'],
  },
  {
    movements: ['sway', 'pulse', 'bounce'],
    backdrop: rays,
    colours: ['gold', 'amber', 'red', 'sea'],
    flying: ['dots', 'notes', 'stars'],
  },
]

function plain(colour) {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint[colour]}"/>`
}

function rays(colour, t) {
  const wedges = Array.from({ length: 12 }, (_, index) => {
    const at = ((index + t) / 12) * 2 * Math.PI
    const to = at + Math.PI / 12
    const point = (angle) => `${120 + 200 * Math.cos(angle)} ${90 + 200 * Math.sin(angle)}`
    return `<path d="M120 90L${point(at)} ${point(to)}Z" fill="${paint.white}" opacity="0.22"/>`
  })
  return plain(colour) + wedges.join('')
}

function flight(kind, t, seed) {
  if (!kind) return ''
  return Array.from({ length: 7 }, (_, index) => {
    const x = ((index * 53 + seed * 17) % 240) + 4
    const y = 200 - ((t + ((index * 37) % 10) / 10) % 1) * 220
    return particles[kind](x, y, 0.7 + ((index * 7) % 5) / 8)
  }).join('')
}

function frame(draw, look, seed, t) {
  const pick = (list) => list[seed % list.length]
  const movement = movements[pick(look.movements)](t)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" stroke-linecap="round" stroke-linejoin="round">
    ${look.backdrop(pick(look.colours), t)}${look.flying ? flight(pick(look.flying), t, seed) : ''}
    <g transform="translate(120 92) ${movement} scale(1.28) translate(-50 -50)">${draw(t)}</g></svg>`
}

const target = join(root, 'public/gifs')
mkdirSync(target, { recursive: true })
let bytes = 0
for (const [seed, [name, draw]] of Object.entries({ ...faces, ...things }).entries())
  for (const [index, look] of looks.entries()) {
    const svgs = Array.from({ length: FRAMES }, (_, step) => frame(draw, look, seed + index, step / FRAMES))
    const frames = await Promise.all(svgs.map((svg) => sharp(Buffer.from(svg)).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ quality: 72, effort: 6, loop: LOOPS, delay: frames.map(() => DELAY) })
      .toBuffer()
    const still = await sharp(frames[0]).webp({ quality: 72, effort: 6 }).toBuffer()
    writeFileSync(join(target, `${name}-${index + 1}.webp`), moving)
    writeFileSync(join(target, `${name}-${index + 1}-still.webp`), still)
    bytes += moving.length + still.length
  }
console.log(
  `${Object.keys({ ...faces, ...things }).length * looks.length} pictures, ${Math.round(bytes / 1024)} kB`,
)
