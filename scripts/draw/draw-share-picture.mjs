import { join } from 'node:path'
import sharp from 'sharp'
import { brandColours } from '#web/brand/brand-colours.ts'
import { chosenPeople } from '#web/brand/chosen-people.ts'
import { mark } from '#web/brand/icon-drawings.ts'
import { staveLines } from '#web/brand/stave-lines.ts'
import { root } from '../project.mjs'

const width = 1200
const height = 630
const window = { width: 180, gap: 18, heights: [282, 336, 304, 376] }
const firstWindow = width - 56 - 4 * window.width - 3 * window.gap

/** The picture in previews of links to the site. It has no text, because an operator chooses the site's name. */
export async function drawSharePicture(niche) {
  const people = await Promise.all(chosenPeople[niche].map(drawWindow))
  return sharp(Buffer.from(drawNight(niche)))
    .composite(people)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

function drawNight(niche) {
  const { night, night2, glow } = brandColours[niche]
  const scale = 5.2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="n" x2="1" y2="1"><stop offset=".35" stop-color="${night}"/><stop offset="1" stop-color="${night2}"/></linearGradient>
<radialGradient id="g"><stop stop-color="${glow}" stop-opacity=".34"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#n)"/>
<g fill="none" stroke="${glow}" stroke-opacity=".42" stroke-width="1.6" transform="translate(0 60) scale(1 1.7)">
${staveLines.map((d) => `<path d="${d}"/>`).join('')}
</g>
<circle cx="206" cy="315" r="300" fill="url(#g)"/>
<g transform="translate(${206 - 24 * scale} ${315 - 28 * scale}) scale(${scale})">${mark(niche)}</g>
</svg>`
}

async function drawWindow(name, place) {
  const tall = window.heights[place]
  const radius = window.width / 2
  const opening = `M0 ${radius}a${radius} ${radius} 0 0 1 ${window.width} 0V${tall}H0Z`
  const drawing = (path) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${window.width}" height="${tall}">${path}</svg>`,
    )
  const input = await sharp(join(root, `web/brand/portraits/${name}.webp`))
    .resize(window.width, tall, { fit: 'cover', position: 'top' })
    .composite([
      {
        input: drawing(
          `<path d="${opening}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="4"/>`,
        ),
      },
      { input: drawing(`<path d="${opening}"/>`), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
  return { input, left: firstWindow + place * (window.width + window.gap), top: height - tall }
}
