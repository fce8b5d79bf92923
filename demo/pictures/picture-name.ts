import {
  interests as allInterests,
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  type Interest,
} from '#common/profiles/profile-fields.ts'
import type { Subject } from '../portraits/picture-plan.ts'

/** Which picture of whom: people are numbered from 1, their pictures from 0. */
export type NamedPicture = { number: number; photo: number; subject: Subject }

const pattern = /^demo\/p(\d{4,7})-(\d)\.([\da-z]+(?:-[\da-z]+){6})\.(?:full|card|blur)\.webp$/

/**
 * The name of a picture says all that painting it takes, so that any process can do that at any time, whatever has
 * become of the profile meanwhile.
 */
export function pictureName({ number, photo, subject }: NamedPicture): string {
  const { gender, age, hair_color, eye_color, body_type, tattoos, interests } = subject
  const code = [
    genders.indexOf(gender),
    age,
    hairColors.indexOf(hair_color),
    eyeColors.indexOf(eye_color),
    bodyTypes.indexOf(body_type),
    Number(tattoos),
    interests.reduce((sum, one) => sum + 2 ** allInterests.indexOf(one), 0),
  ].map((value) => value.toString(36))
  return `demo/p${String(number).padStart(4, '0')}-${photo}.${code.join('-')}`
}

/** The keys under which a picture's three files are stored. */
export function fileKeys(name: string): { fullKey: string; cardKey: string; blurKey: string } {
  return {
    fullKey: `${name}.full.webp`,
    cardKey: `${name}.card.webp`,
    blurKey: `${name}.blur.webp`,
  }
}

/** The picture one of whose files has this key, or null where the key is no such name. */
export function readPictureName(key: string): (NamedPicture & { name: string }) | null {
  const [, number, photo, code = ''] = pattern.exec(key) ?? []
  const [gender, age = 0, hair, eyes, body, tattoos, mask = 0] = code
    .split('-')
    .map((part) => Number.parseInt(part, 36))
  const [hair_color, eye_color] = [hairColors[hair ?? -1], eyeColors[eyes ?? -1]]
  const [shown, body_type] = [genders[gender ?? -1], bodyTypes[body ?? -1]]
  if (!shown || !hair_color || !eye_color || !body_type) return null
  const subject = {
    gender: shown,
    age,
    hair_color,
    eye_color,
    body_type,
    tattoos: tattoos === 1,
    interests: namedIn(mask),
  }
  const name = key.slice(0, key.lastIndexOf('.', key.length - '.webp'.length - 1))
  return { number: Number(number), photo: Number(photo), subject, name }
}

function namedIn(mask: number): Interest[] {
  return allInterests.filter((_, place) => Math.floor(mask / 2 ** place) % 2 === 1)
}
