/*
 * Draws public/icons and public/social from the marks in web/brand/mark-signs.ts, the colours in brand-colours.ts and
 * the people of each index page. Run it after changing any of them and commit what it writes:
 *
 *   node scripts/draw/draw-brand-icons.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { niches } from '#common/sites/niches.ts'
import { appIcon, favicon } from '#web/brand/icon-drawings.ts'
import { markSigns } from '#web/brand/mark-signs.ts'
import { root } from '../project.mjs'
import { drawSharePicture } from './draw-share-picture.mjs'

const icons = join(root, 'public/icons')
const social = join(root, 'public/social')
for (const folder of [icons, social]) mkdirSync(folder, { recursive: true })

for (const niche of Object.values(niches)) {
  const { name } = markSigns[niche]
  writeFileSync(join(icons, `${name}.svg`), favicon(niche))
  await drawIcon(appIcon(niche, 'rounded'), 192, `${name}-192.png`)
  await drawIcon(appIcon(niche, 'rounded'), 512, `${name}-512.png`)
  await drawIcon(appIcon(niche, 'full'), 512, `${name}-maskable-512.png`)
  await drawIcon(appIcon(niche, 'full'), 180, `${name}-apple.png`)
  writeFileSync(join(social, `${name}.jpg`), await drawSharePicture(niche))
  console.log(`${niche}: ${name}`)
}

async function drawIcon(svg, size, file) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ palette: true, effort: 10, colours: 96, dither: 0.4 })
    .toFile(join(icons, file))
}
