import { Style } from '@dicebear/core'
import lorelei from '@dicebear/styles/lorelei.json' with { type: 'json' }
import { required } from '#common/required.ts'
import { drawBeard } from './draw-beard.ts'
import { drawEyes, type StyleElement } from './draw-eyes.ts'
import { drawMouth } from './draw-mouth.ts'
import type { Beard, Eyes, Mouth } from './picture-plan.ts'

type Part = { name: string; type: string; attributes?: Record<string, unknown>; children?: Part[] }
type Variants = Record<string, { elements: Part[] }>
type Definition = { components: Record<string, { variants: Variants }>; colors: Record<string, unknown> }

const eyeKinds: Eyes[] = ['forward', 'aside', 'back', 'soft', 'laughing', 'wink']
const mouthKinds: Mouth[] = ['smile', 'grin', 'laugh', 'gentle']
const beardKinds: Beard[] = ['stubble', 'short', 'full', 'moustache']

const firstLines = 'M82 -8q-16 -2 -30 8M96 4q22 14 62 4M116 64q-14 26 -8 52M326 66q14 20 8 44'
const deepLines = `${firstLines}M84 6q-14 4 -24 14M86 -22q-14 -8 -28 -6M98 16q24 12 54 4M96 -222q60 -16 140 -4M116 -244q50 -10 108 -2M280 2q18 8 38 0`

function slot(id: string): Part {
  return { name: 'g', type: 'element', attributes: { id } }
}

function ageLines(d: string, opacity: string): StyleElement[] {
  const attributes = {
    d,
    stroke: { type: 'color', name: 'outline' },
    'stroke-width': '6',
    'stroke-linecap': 'round',
    'stroke-opacity': opacity,
  }
  return [{ name: 'path', type: 'element', attributes }]
}

/** Blush on the cheeks and the chin's shadow on the neck, between the skin and the features. */
function faceShading(chin: number): Part[] {
  const path = (d: string, fill: string): Part => ({ name: 'path', type: 'element', attributes: { d, fill } })
  const ellipse = (x: number, y: number, rx: number, ry: number) =>
    path(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`, 'url(#blush)')
  const drop = Math.round((chin - 1) * 165)
  const neck = `M160 ${512 + drop}C204 ${560 + drop} 276 ${588 + drop} 352 ${596 + drop}L392 ${594 + drop}L394 ${616 + drop * 0.4}C350 ${676 + drop * 0.4} 236 ${676 + drop * 0.4} 156 ${592 + drop * 0.4}Z`
  return [path(neck, '#00fe02'), ellipse(228, 418, 84, 58), ellipse(462, 408, 46, 54)]
}

function dressHeads(heads: Variants): void {
  for (const [name, head] of Object.entries(heads)) {
    const beard = head.elements.findIndex((part) => part.name === 'beard')
    const [moved] = head.elements.splice(beard, 1)
    const nose = head.elements.findIndex((part) => part.name === 'nose')
    head.elements.splice(nose, 0, required(moved))
    head.elements.splice(2, 0, ...faceShading(name === 'variant01' ? 1 : 0.82))
  }
}

/** Opens the hair around the head, so that shoulders go behind it and clothes under the front strands. */
function openHair(hairs: Variants): void {
  hairs.none = {
    elements: [{ name: 'head', type: 'component', attributes: { transform: 'translate(131 168)' } }],
  }
  for (const hair of Object.values(hairs)) {
    const head = hair.elements.findIndex((part) => part.name === 'head')
    hair.elements.splice(head + 1, 0, slot('clothes-slot'))
    hair.elements.splice(head, 0, slot('shoulders-slot'))
  }
}

let style: Style | undefined

/** Lorelei (CC0) with our own eyes, mouths, beards and lines, and gaps for a body. */
export function loreleiStyle(): Style {
  if (style) return style
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the package, of one exact version
  const definition = structuredClone(lorelei) as unknown as Definition
  const variantsOf = (name: string) => required(definition.components[name]).variants
  const [eyes, mouth, beard] = [variantsOf('eyes'), variantsOf('mouth'), variantsOf('beard')]
  for (const kind of eyeKinds) {
    eyes[kind] = { elements: drawEyes(kind, false) }
    eyes[`${kind}Lashes`] = { elements: drawEyes(kind, true) }
  }
  for (const kind of mouthKinds) {
    mouth[kind] = { elements: drawMouth(kind, false) }
    mouth[`${kind}Lips`] = { elements: drawMouth(kind, true) }
  }
  for (const kind of beardKinds) {
    beard[kind] = { elements: drawBeard(kind, 1) }
    beard[`${kind}High`] = { elements: drawBeard(kind, 0.82) }
  }
  const freckles = variantsOf('freckles')
  freckles.lines1 = { elements: ageLines(firstLines, '.24') }
  freckles.lines2 = { elements: ageLines(deepLines, '.36') }
  dressHeads(variantsOf('head'))
  openHair(variantsOf('hair'))
  for (const name of ['iris', 'lips', 'beard'])
    definition.colors[name] = { notEqualTo: [], values: ['#000000'] }
  style = new Style(definition)
  return style
}
