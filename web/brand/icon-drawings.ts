import type { NicheName } from '#common/sites/niches.ts'
import { brandColours } from './brand-colours.ts'
import { arch, markSigns } from './mark-signs.ts'

/** The mark alone, filling its canvas: readable at 16 px, on a light or a dark tab bar. */
export function favicon(niche: NicheName): string {
  return svg('-1 3 50 50', mark(niche))
}

/**
 * The icon of an installed app: the mark on the dark background. "rounded" has round corners of its own; "full" leaves
 * them to the phone, with the mark inside the safe zone of its mask.
 */
export function appIcon(niche: NicheName, shape: 'rounded' | 'full'): string {
  const { night, night2, glow } = brandColours[niche]
  const height = shape === 'rounded' ? 344 : 300
  const scale = height / 50
  const corner = shape === 'rounded' ? 112 : 0
  return svg(
    '0 0 512 512',
    `<defs>
<linearGradient id="n" x2=".6" y2="1"><stop stop-color="${night}"/><stop offset="1" stop-color="${night2}"/></linearGradient>
<radialGradient id="g"><stop stop-color="${glow}" stop-opacity=".38"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="512" height="512" rx="${corner}" fill="url(#n)"/>
<circle cx="256" cy="256" r="${shape === 'rounded' ? 250 : 236}" fill="url(#g)"/>
<g transform="translate(${256 - 24 * scale} ${256 - 28 * scale}) scale(${scale})">
${mark(niche)}
</g>`,
  )
}

/** The arch in the accent with the sign in white. */
export function mark(niche: NicheName): string {
  const sign = markSigns[niche].shapes.map(({ d, pen }) =>
    pen
      ? `<path fill="none" stroke="#fff" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
      : `<path fill="#fff" d="${d}"/>`,
  )
  return [`<path fill="${brandColours[niche].accent}" d="${arch}"/>`, ...sign].join('\n')
}

function svg(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${content}\n</svg>\n`
}
