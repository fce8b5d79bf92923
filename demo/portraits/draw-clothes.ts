import { mixColors } from './mix-colors.ts'
import type { Character, Clothes, Garment } from './picture-plan.ts'
import { type Curve, cutCurve, type Point, type Shoulders, shoulderLine } from './shoulder-line.ts'

type Cut = { share: number; neckline: (left: Point, right: Point) => string }

const at = (point: Point, dx = 0, dy = 0) => `${Math.round(point.x + dx)} ${Math.round(point.y + dy)}`
const rounded = (depth: number) => (left: Point, right: Point) =>
  `C${at(left, 60, depth)} ${at(right, -70, depth + 12)} ${at(right)}`

const cuts: Record<Garment, Cut> = {
  crew: { share: 0.06, neckline: rounded(112) },
  hoodie: { share: 0.1, neckline: rounded(128) },
  scoop: { share: 0.3, neckline: rounded(170) },
  boat: { share: 0.42, neckline: rounded(62) },
  turtle: { share: 0, neckline: rounded(96) },
  vee: {
    share: 0.18,
    neckline: (left, right) => `Q${at(left, 70, 100)} 486 1096Q${at(right, -60, 130)} ${at(right)}`,
  },
  shirt: { share: 0.05, neckline: (_left, right) => `L478 1026L${at(right)}` },
  blazer: {
    share: 0.12,
    neckline: (left, right) => `Q${at(left, 50, 170)} 470 1290Q${at(right, -40, 190)} ${at(right)}`,
  },
  cardigan: {
    share: 0.26,
    neckline: (left, right) => `Q${at(left, 20, 200)} 462 1340Q${at(right, -10, 220)} ${at(right)}`,
  },
  straps: { share: 0.3, neckline: rounded(190) },
}

const inward = ([, b, c, d]: Curve) => `C${at(b)} ${at(c)} ${at(d)}`
const outward = ([a, b, c]: Curve) => `C${at(c)} ${at(b)} ${at(a)}`

function outline(body: Shoulders, cut: Cut): string {
  const left = cutCurve(body.left, cut.share)
  const right = cutCurve(body.right, cut.share)
  const arms = `Q${at(right[3], 34, 60)} ${at(body.rightArm)}L${at(body.leftArm)}Q${at(left[3], -34, 60)} ${at(left[3])}`
  return `M${at(left[0])}${cut.neckline(left[0], right[0])}${inward(right)}${arms}${outward(left)}Z`
}

function pattern(clothes: Clothes, d: string): string {
  const mark = clothes.accent
  let drawn = ''
  if (clothes.pattern === 'stripes') {
    for (let y = 900; y < 1800; y += 62)
      drawn += `<path d="M-120 ${y + 50}Q480 ${y - 24} 1080 ${y + 50}" stroke="${mark}" stroke-width="21"/>`
  } else if (clothes.pattern === 'dots') {
    for (let row = 0; row < 16; row++)
      for (let x = -90 + (row % 2) * 36; x < 1060; x += 72)
        drawn += `<circle cx="${x}" cy="${872 + row * 46 + Math.abs(x - 480) * 0.06}" r="9" fill="${mark}"/>`
  } else if (clothes.pattern === 'band') {
    drawn = `<path d="M-120 1150Q480 1080 1080 1150" stroke="${mark}" stroke-width="86"/>`
  }
  return (
    drawn &&
    `<clipPath id="garment-clip"><path d="${d}"/></clipPath><g clip-path="url(#garment-clip)">${drawn}</g>`
  )
}

function folds(ink: string): string {
  const creases =
    'M128 1086Q150 1190 132 1330M844 1078Q822 1190 838 1330M210 1010Q196 1060 214 1104M772 1000Q788 1050 770 1096'
  return `<path d="${creases}" stroke="${ink}" stroke-width="8" stroke-linecap="round" stroke-opacity=".34"/>`
}

function trim(kind: Garment, body: Shoulders, clothes: Clothes, ink: string): string {
  const cut = cuts[kind]
  const left = cutCurve(body.left, cut.share)[0]
  const right = cutCurve(body.right, cut.share)[0]
  const line = `stroke="${ink}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"`
  const rib = `M${at(left, -16, 12)}${rounded(kind === 'hoodie' ? 176 : 152)({ x: left.x - 16, y: left.y + 12 }, { x: right.x + 16, y: right.y + 10 })}`
  if (kind === 'crew') return `<path d="${rib}" stroke="${ink}" stroke-width="7" stroke-opacity=".6"/>`
  if (kind === 'hoodie') {
    const hood = `M${at(left, -34, 6)}${rounded(196)({ x: left.x - 34, y: left.y + 6 }, { x: right.x + 34, y: right.y + 4 })}L${at(right)}C${at(right, -70, 140)} ${at(left, 60, 128)} ${at(left)}Z`
    const cords = `<path d="M400 1000Q392 1080 404 1150M566 996Q576 1080 562 1142" stroke="${clothes.accent}" stroke-width="13" stroke-linecap="round"/>`
    return `<path d="${hood}" fill="${mixColors(clothes.color, '#ffffff', 0.14)}" ${line}/>${cords}`
  }
  if (kind === 'turtle') {
    const roll = `M${at(left, 66, -62)}C${at(left, 130, 22)} ${at(right, -120, 40)} ${at(right, -52, -42)}L${at(right, 14, 34)}C${at(right, -120, 138)} ${at(left, 120, 128)} ${at(left, -22, 34)}Z`
    const ribs = `M${at(left, 62, 40)}l-14 50M${at(left, 140, 64)}l-6 54M480 ${Math.round(left.y + 76)}v52M${at(right, -110, 74)}l6 50M${at(right, -50, 50)}l12 44`
    return `<path d="${roll}" fill="${mixColors(clothes.color, '#ffffff', 0.1)}" ${line}/><path d="${ribs}" stroke="${ink}" stroke-width="6" stroke-opacity=".35" stroke-linecap="round"/>`
  }
  if (kind === 'shirt') {
    const collar = mixColors(clothes.color, '#ffffff', 0.3)
    return `<path d="M478 1026V1800M502 1090h1M502 1210h1M502 1330h1" ${line}/><path d="M${at(left, 24, -34)}L${at(left, -34, 44)}L366 1090L478 1026Q370 960 ${at(left, 24, -34)}Z" fill="${collar}" ${line}/><path d="M${at(right, -16, -26)}L${at(right, 38, 50)}L606 1082L478 1026Q600 940 ${at(right, -16, -26)}Z" fill="${collar}" ${line}/>`
  }
  if (kind === 'blazer') {
    const lapel = mixColors(clothes.color, '#ffffff', 0.1)
    return `<path d="M${at(left)}Q${at(left, 50, 170)} 470 1290L300 1150L342 1120L250 1064Z" fill="${lapel}" ${line}/><path d="M${at(right)}Q${at(right, -40, 190)} 470 1290L656 1150L616 1112L716 1058Z" fill="${lapel}" ${line}/>`
  }
  if (kind === 'cardigan') {
    const edge = `M${at(left, -22, 10)}Q${at(left, -4, 230)} 440 1380M${at(right, 20, 10)}Q${at(right, 16, 240)} 484 1380`
    return `<path d="${edge}" stroke="${ink}" stroke-width="8" stroke-opacity=".55"/>`
  }
  return ''
}

function strapsOutline(body: Shoulders): string {
  const left = cutCurve(body.left, 0.34)[0]
  const right = cutCurve(body.right, 0.34)[0]
  const under = `C880 1180 860 1240 880 1420L890 1900H80L92 1420C112 1240 96 1180 ${at(left, -58, 190)}`
  return `M${at(left, -16, -4)}L${at(left, 30, -16)}Q${at(left, 56, 120)} ${at(left, 90, 166)}Q480 1092 ${at(right, -90, 176)}Q${at(right, -54, 120)} ${at(right, -30, -12)}L${at(right, 16, 2)}Q${at(right, 26, 130)} ${at(right, 60, 200)}${under}Q${at(left, -28, 120)} ${at(left, -16, -4)}Z`
}

function neckwear({ scarf, necklace, accent, garment }: Clothes, body: Shoulders, ink: string): string {
  const [left, right] = [body.left[0], body.right[0]]
  if (scarf) {
    const wrap = `M${at(left, 52, -76)}C${at(left, 130, 20)} ${at(right, -120, 40)} ${at(right, -54, -52)}C${at(right, 40, -30)} ${at(right, 66, 60)} ${at(right, 10, 92)}C${at(right, -120, 190)} ${at(left, 110, 186)} ${at(left, -14, 92)}C${at(left, -70, 40)} ${at(left, -20, -50)} ${at(left, 52, -76)}Z`
    const tail = 'M560 960C640 1040 650 1160 632 1330L500 1338C520 1200 510 1080 470 990Z'
    const drape = `M${at(left, 40, 34)}Q480 ${Math.round(left.y + 150)} ${at(right, -10, 40)}M540 1060Q560 1180 548 1300`
    const line = `stroke="${ink}" stroke-width="12" stroke-linejoin="round"`
    return `<path d="${tail}" fill="${mixColors(accent, '#1c0a20', 0.14)}" ${line}/><path d="${wrap}" fill="${accent}" ${line}/><path d="${drape}" stroke="${ink}" stroke-width="7" stroke-opacity=".4" stroke-linecap="round"/>`
  }
  if (!necklace || !['scoop', 'vee', 'boat', 'straps', 'cardigan'].includes(garment)) return ''
  return `<path d="M${at(left, 16, 0)}Q${at(left, 90, 132)} 482 994Q${at(right, -70, 120)} ${at(right, -22, 6)}" stroke="#e8bf63" stroke-width="7"/><circle cx="482" cy="1003" r="12" fill="#e8bf63" stroke="${ink}" stroke-width="5"/>`
}

/** The shoulders (behind the neck) and the clothes (before it), as SVG in Lorelei's 980-unit space. */
export function drawClothes(
  character: Character,
  clothes: Clothes,
  ink: string,
): { shoulders: string; clothes: string } {
  const body = shoulderLine(character)
  const line = `stroke="${ink}" stroke-width="13" stroke-linejoin="round"`
  const skin = `<path d="${outline(body, { share: 0, neckline: rounded(-60) })}" fill="${character.skin}" ${line}/><path d="M330 944q66 24 122 14M640 938q-60 26 -104 18" stroke="${ink}" stroke-width="8" stroke-linecap="round" stroke-opacity=".5"/>`
  const layered = clothes.garment === 'blazer' || clothes.garment === 'cardigan'
  const inner = `<path d="${outline(body, cuts[clothes.garment === 'blazer' ? 'crew' : 'scoop'])}" fill="${clothes.accent}" ${line}/>`
  const d = clothes.garment === 'straps' ? strapsOutline(body) : outline(body, cuts[clothes.garment])
  const printed = pattern(clothes, d)
  const garment = `<path d="${d}" fill="${clothes.color}" ${line}/>${printed && `${printed}<path d="${d}" ${line}/>`}`
  const dressed = `${layered ? inner : ''}${garment}${trim(clothes.garment, body, clothes, ink)}${folds(ink)}`
  return { shoulders: skin, clothes: dressed + neckwear(clothes, body, ink) }
}
