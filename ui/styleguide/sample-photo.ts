import type { PhotoSource } from '../media/photo.tsx'

const hues = [330, 280, 20, 190, 140]

/** A drawn picture, so that the style guide needs no server and no real portraits. */
export function samplePhoto(index: number, blurred = false): PhotoSource {
  const hue = hues[index % hues.length]
  const soft = blurred ? '<filter id="b"><feGaussianBlur stdDeviation="34"/></filter>' : ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800"><defs>${soft}` +
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 78%)"/>` +
    `<stop offset="1" stop-color="hsl(${hue} 45% 38%)"/></linearGradient></defs>` +
    `<rect width="600" height="800" fill="url(#g)"/><g${blurred ? ' filter="url(#b)"' : ''}>` +
    `<circle cx="300" cy="330" r="130" fill="hsl(${hue} 40% 92%)"/>` +
    `<path d="M90 800c0-170 90-270 210-270s210 100 210 270" fill="hsl(${hue} 40% 26%)"/></g></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}#${index}`, width: 600, height: 800 }
}
