export type Point = readonly [x: number, y: number]

/** Points as they are written in drawings: `x y, x y`. */
export function points(parts: TemplateStringsArray, ...values: number[]): Point[] {
  const written = parts.reduce((all, part, n) => all + (values[n - 1] ?? '') + part)
  return written.split(',').map((pair): Point => {
    const [x, y] = pair.trim().split(' ')
    return [Number(x), Number(y)]
  })
}

const px = (value: number) => Math.round(value * 10) / 10
const at = ([x, y]: Point) => `${px(x)} ${px(y)}`

/** Curves through all points, one after the other; `tension` 0 gives straight lines. */
function through(points: readonly Point[], closed: boolean, tension: number): string {
  const count = points.length
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  let d = ''
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const k = tension / 6
    const leave: Point = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k]
    const arrive: Point = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k]
    d += `C${at(leave)} ${at(arrive)} ${at(to)}`
  }
  return d
}

/** A closed outline through the points. */
export function outline(points: readonly Point[], tension = 1): string {
  return `M${at(points[0] ?? [0, 0])}${through(points, true, tension)}Z`
}

/** An open line through the points. */
export function curve(points: readonly Point[], tension = 1): string {
  return `M${at(points[0] ?? [0, 0])}${through(points, false, tension)}`
}

/** A closed outline of several curves that meet at corners. */
export function joined(...curves: readonly (readonly Point[])[]): string {
  return `${curves.map((points, index) => (index === 0 ? curve(points) : `L${curve(points).slice(1)}`)).join('')}Z`
}

/** On shapes themselves: an `opacity` would make the renderer paint each of them on a sheet of its own. */
const sheer = (of: 'fill' | 'stroke', opacity: number) =>
  opacity < 1 ? ` ${of}-opacity="${px(opacity * 100) / 100}"` : ''

export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${sheer('fill', opacity)}/>`
}

export function stroke(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" stroke="${color}" stroke-width="${px(width)}" stroke-linecap="round" stroke-linejoin="round"${sheer('stroke', opacity)}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, color: string, opacity = 1): string {
  return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${color}"${sheer('fill', opacity)}/>`
}

export function group(drawn: string, transform: string): string {
  return `<g transform="${transform}">${drawn}</g>`
}

/** Keeps `drawn` within an outline. */
export function clipped(id: string, d: string, drawn: string): string {
  return drawn && `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`
}

/** A limb from one joint to the next, thick at the first and thin at the last. */
export function limb(from: Point, to: Point, thick: number, thin: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  const side = (p: Point, by: number): Point => [p[0] + nx * by, p[1] + ny * by]
  return `M${at(side(from, thick))}L${at(side(to, thin))}A${px(thin)} ${px(thin)} 0 0 0 ${at(side(to, -thin))}L${at(side(from, -thick))}A${px(thick)} ${px(thick)} 0 0 0 ${at(side(from, thick))}Z`
}

export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])
export const moved = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy])
