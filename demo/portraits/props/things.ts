import { curve, fill, group, joined, outline, oval, type Point, points, stroke } from '../figure/strokes.ts'
import { mixColors } from '../mix-colors.ts'

const dark = (color: string, share = 0.3) => mixColors(color, '#1a0a18', share)

export function mug(x: number, y: number, color: string): string {
  return (
    stroke(`M${x - 44} ${y - 24}q-34 4 -30 34q4 24 32 16`, dark(color, 0.12), 11) +
    fill(`M${x - 46} ${y - 52}H${x + 46}L${x + 40} ${y + 48}Q${x} ${y + 60} ${x - 40} ${y + 48}Z`, color) +
    fill(
      `M${x + 14} ${y - 52}H${x + 46}L${x + 40} ${y + 48}Q${x + 28} ${y + 54} ${x + 14} ${y + 55}Z`,
      dark(color),
      0.3,
    ) +
    oval(x, y - 52, 46, 10, dark(color, 0.2)) +
    oval(x, y - 51, 38, 7, '#4a2a1a') +
    stroke(
      `M${x - 12} ${y - 74}q-10 -16 2 -30q10 -14 0 -28M${x + 14} ${y - 76}q-8 -14 2 -26`,
      '#ffffff',
      5,
      0.4,
    )
  )
}

export function wineGlass(x: number, y: number, wine: string): string {
  return (
    fill(
      `M${x - 42} ${y - 100}Q${x - 52} ${y} ${x} ${y + 6}Q${x + 52} ${y} ${x + 42} ${y - 100}Z`,
      '#ffffff',
      0.34,
    ) +
    fill(
      `M${x - 45} ${y - 56}Q${x - 46} ${y - 2} ${x} ${y + 2}Q${x + 46} ${y - 2} ${x + 45} ${y - 56}Z`,
      wine,
      0.92,
    ) +
    oval(x, y - 56, 45, 7, mixColors(wine, '#ffffff', 0.25)) +
    stroke(`M${x} ${y + 4}V${y + 92}M${x - 34} ${y + 96}H${x + 34}`, '#f4f0f4', 6, 0.85) +
    stroke(`M${x - 30} ${y - 92}Q${x - 36} ${y - 50} ${x - 28} ${y - 26}`, '#ffffff', 5, 0.6)
  )
}

export function book(x: number, y: number, color: string): string {
  return (
    fill(
      `M${x - 150} ${y - 84}L${x} ${y - 60}L${x + 150} ${y - 84}V${y + 96}L${x} ${y + 122}L${x - 150} ${y + 96}Z`,
      color,
    ) +
    fill(`M${x} ${y - 60}L${x + 150} ${y - 84}V${y + 96}L${x} ${y + 122}Z`, dark(color), 0.3) +
    fill(
      `M${x - 142} ${y - 90}Q${x - 60} ${y - 96} ${x} ${y - 66}Q${x + 60} ${y - 96} ${x + 142} ${y - 90}V${y - 80}L${x} ${y - 56}L${x - 142} ${y - 80}Z`,
      '#fbf4e4',
    ) +
    stroke(`M${x} ${y - 58}V${y + 120}`, dark(color), 4, 0.6) +
    stroke(`M${x - 112} ${y - 20}l74 10M${x - 112} ${y + 4}l50 7`, '#fbf4e4', 6, 0.6)
  )
}

export function camera(x: number, y: number): string {
  return (
    stroke(
      `M${x - 78} ${y - 30}Q${x - 116} ${y - 130} -70 236M${x + 78} ${y - 30}Q${x + 116} ${y - 130} 70 236`,
      '#4a3226',
      9,
    ) +
    `<rect x="${x - 92}" y="${y - 48}" width="184" height="112" rx="16" fill="#2b2730"/><rect x="${x - 92}" y="${y - 20}" width="184" height="52" fill="#6b5546"/>` +
    fill(`M${x - 38} ${y - 46}L${x - 26} ${y - 72}H${x + 26}L${x + 38} ${y - 46}Z`, '#2b2730') +
    oval(x, y + 8, 50, 50, '#17141b') +
    oval(x, y + 8, 35, 35, '#33405a') +
    oval(x, y + 8, 19, 19, '#121722') +
    oval(x - 12, y - 4, 8, 8, '#b9cbe6', 0.8)
  )
}

export function bouquet(x: number, y: number, petals: string[]): string {
  const flower = (fx: number, fy: number, size: number, color: string) =>
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cx="${fx}" cy="${fy - size * 0.62}" rx="${size * 0.46}" ry="${size * 0.62}" fill="${color}" transform="rotate(${turn} ${fx} ${fy})"/>`,
      )
      .join('') + oval(fx, fy, size * 0.34, size * 0.34, '#f3c453')
  const places: Point[] = points`-74 -120, -20 -156, 44 -140, 86 -94, -96 -66, -34 -88, 22 -78, 66 -46, -56 -30, 4 -24`
  const leaves = places
    .map(
      ([dx, dy]) =>
        stroke(
          curve(points`${x} ${y + 60}, ${x + dx * 0.5} ${y + dy * 0.4}, ${x + dx * 1.14} ${y + dy * 1.14}`),
          '#4f8054',
          9,
        ) + oval(x + dx * 1.16, y + dy * 1.1, 20, 12, '#5f9462'),
    )
    .join('')
  const wrap = joined(
    points`${x - 96} ${y - 30}, ${x - 34} ${y + 80}, ${x - 26} ${y + 130}`,
    points`${x + 26} ${y + 130}, ${x + 34} ${y + 80}, ${x + 96} ${y - 30}`,
  )
  return (
    leaves +
    places
      .map(([dx, dy], n) => flower(x + dx, y + dy, 30 + (n % 3) * 5, petals[n % petals.length] ?? '#ffffff'))
      .join('') +
    fill(wrap, '#f0e2cc') +
    stroke(`M${x - 40} ${y + 66}Q${x} ${y + 80} ${x + 40} ${y + 66}`, '#c96a5a', 10)
  )
}

/** A table that the arms rest on. */
export function table(y: number, wood: string, cup: string): string {
  return (
    fill(`M-900 ${y}H900V${y + 900}H-900Z`, wood) +
    fill(`M-900 ${y}H900V${y + 22}H-900Z`, mixColors(wood, '#ffffff', 0.24)) +
    stroke(`M-900 ${y + 120}H900M-900 ${y + 260}H900`, dark(wood), 5, 0.18) +
    mug(236, y + 10, cup)
  )
}

export function guitar(wood: string): string {
  const body = outline(
    points`-262 742, -232 620, -150 590, -84 634, -16 602, 58 600, 96 690, 54 782, -18 800, -70 786, -126 862, -220 850`,
  )
  const drawn =
    fill('M40 668H470V712H40Z', '#4a2c1c') +
    fill('M462 656H566V724H462Z', '#35201a') +
    stroke('M486 646v88M514 646v88M542 646v88', '#d8c79a', 7) +
    fill(body, wood) +
    stroke(body, dark(wood, 0.5), 8) +
    oval(-22, 692, 44, 44, '#2a1712') +
    stroke(`M-22 648a44 44 0 1 0 .1 0`, mixColors(wood, '#fff2d8', 0.5), 6) +
    fill('M-186 652H-160V740H-186Z', '#35201a') +
    stroke('M-170 676H480M-170 688H480M-170 700H480', '#f4ead0', 2.2, 0.85) +
    stroke('M120 668v44M180 668v44M236 668v44M288 668v44M336 668v44', '#d8c79a', 3, 0.7)
  return group(drawn, 'rotate(-17 0 690)')
}

/** Handlebars and basket, as seen by who comes towards one. */
export function bicycle(frame: string, petals: string[]): string {
  const wheel = `<ellipse cx="0" cy="1330" rx="40" ry="300" stroke="#26222a" stroke-width="24"/><ellipse cx="0" cy="1330" rx="22" ry="272" stroke="#c9ccd2" stroke-width="8"/>`
  const fork = stroke('M0 870V1020M-34 1330Q-52 1040 0 1010Q52 1040 34 1330', frame, 26)
  const bars =
    stroke('M-250 776Q-190 790 -120 832Q-40 862 0 862Q40 862 120 832Q190 790 250 776', '#d4d7dc', 18) +
    stroke('M-268 772L-196 796M268 772L196 796', '#3a2620', 32)
  const basket =
    fill('M-132 880H132L104 1052Q0 1070 -104 1052Z', '#b98650') +
    stroke(
      'M-130 916Q0 930 130 916M-122 960Q0 974 122 960M-114 1004Q0 1018 114 1004M-90 884l10 170M-44 886l6 174M0 888v176M44 886l-6 174M90 884l-10 170',
      '#7f5630',
      6,
      0.55,
    ) +
    stroke('M-136 880H136', '#8a5f35', 16)
  const flowers = group(bouquet(0, 960, petals), 'translate(-20 70)')
  const lamp = oval(0, 1094, 34, 30, '#e8e2d2') + oval(0, 1094, 24, 21, '#fff6cf')
  return (
    wheel +
    fork +
    bars +
    `<svg x="-400" y="700" width="800" height="184" viewBox="-400 700 800 184">${flowers}</svg>` +
    basket +
    lamp
  )
}

export function backpackStraps(shoulder: number, color: string): string {
  const strap = (sign: 1 | -1) =>
    stroke(
      curve(
        points`${sign * shoulder * 0.5} 222, ${sign * shoulder * 0.68} 330, ${sign * shoulder * 0.74} 460, ${sign * shoulder * 0.7} 600`,
      ),
      dark(color),
      52,
      0.6,
    ) +
    stroke(
      curve(
        points`${sign * shoulder * 0.5} 220, ${sign * shoulder * 0.68} 330, ${sign * shoulder * 0.74} 460, ${sign * shoulder * 0.7} 600`,
      ),
      color,
      44,
    )
  return (
    strap(-1) +
    strap(1) +
    stroke(curve(points`${-shoulder * 0.68} 404, 0 416, ${shoulder * 0.68} 404`), dark(color), 12) +
    `<rect x="-18" y="396" width="36" height="34" rx="6" fill="#2b2730"/>`
  )
}

export function backpack(shoulder: number, color: string): string {
  return fill(
    outline(
      points`${-shoulder * 0.82} 330, ${-shoulder * 0.6} 190, 0 160, ${shoulder * 0.6} 190, ${shoulder * 0.82} 330, ${shoulder * 0.9} 800, ${-shoulder * 0.9} 800`,
    ),
    dark(color, 0.2),
  )
}

export function apron(bust: number, waist: number, color: string): string {
  return (
    stroke('M-56 236L-84 350M56 236L84 350', color, 16) +
    fill(
      joined(
        points`-88 344, 0 352, 88 344`,
        points`${bust * 0.7} 470, ${waist * 0.94} 640, ${waist * 1.1} 1000`,
        points`${-waist * 1.1} 1000, ${-waist * 0.94} 640, ${-bust * 0.7} 470`,
      ),
      color,
    ) +
    stroke(`M${-waist * 0.9} 634Q0 660 ${waist * 0.9} 634`, dark(color), 7, 0.35) +
    stroke('M-80 740H80V850Q0 870 -80 850Z', dark(color), 5, 0.35)
  )
}

export function spoon(x: number, y: number): string {
  return (
    stroke(`M${x} ${y + 60}L${x + 34} ${y - 150}`, '#b98650', 14) + oval(x + 40, y - 186, 26, 40, '#c69660')
  )
}
