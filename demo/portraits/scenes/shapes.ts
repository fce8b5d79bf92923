/** A painted sheet of a scene, 600x800 units, and how far out of focus it is. */
export type SceneLayer = { drawn: string; defs?: string; blur: number }

/** A scene's palette: at least six colours, the last one repeated where a scene uses fewer. */
export type Colors = [string, string, string, string, string, string, ...string[]]

const px = (value: number) => Math.round(value * 10) / 10

/** On the shapes' own colours: an `opacity` would make the renderer paint each of them on a sheet of its own. */
const sheer = (of: 'fill' | 'stroke', opacity: number) => (opacity < 1 ? ` ${of}-opacity="${opacity}"` : '')

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  opacity = 1,
  radius = 0,
): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" rx="${radius}" fill="${fill}"${sheer('fill', px(opacity * 10) / 10)}/>`
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
  turn = 0,
): string {
  return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}"${sheer('fill', px(opacity * 10) / 10)} transform="rotate(${px(turn)} ${px(x)} ${px(y)})"/>`
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${sheer('fill', opacity)}/>`
}

export function line(d: string, stroke: string, width: number, opacity = 1): string {
  return `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" fill="none"${sheer('stroke', opacity)}/>`
}

/** A top-to-bottom gradient under `id`; `diagonal` leans it. */
export function gradient(id: string, colors: string[], diagonal = false): string {
  const stops = colors.map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`)
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${diagonal ? 1 : 0}" y2="1">${stops.join('')}</linearGradient>`
}

/** The whole sheet filled with the gradient `sky`. */
export const sky = rect(-20, -20, 640, 840, 'url(#sky)')
