import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The README's pictures: the main screens, on phone and desktop, in both themes, in three languages. */
const readmePictures = [
  'index-desktop-light-en',
  'members-desktop-light-en',
  'chat-desktop-dark-en',
  'profile-phone-light-en',
  'likes-phone-dark-de',
  'credits-phone-light-fi',
]

/** Copies them from the folder of a whole run into the README's folder, in a smaller size. */
export async function writeReadmePictures(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const name of readmePictures) {
    const width = name.includes('-desktop-') ? 1200 : 390
    await sharp(join(from, `${name}.png`))
      .resize({ width })
      .webp({ quality: 84 })
      .toFile(join(to, `${name}.webp`))
  }
}
