import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { paintPicture } from '#demo/portraits/paint-picture.ts'
import { planPortrait } from '#demo/portraits/plan-portraits.ts'
import { createRandom } from '#demo/random.ts'
import { root } from '../project.mjs'

// Redraws the four people in each brand's windows (web/brand/chosen-people.ts): who they are, how they stand, and where.
// gender age hair eyes body seed staging scene variant, and the size and height of the head.
const people = {
  'note-1': 'female 36|dark brown|brown|normal|11|mug|cafe|0|1.16|390',
  'note-2': 'male 45|brown|blue|normal|101|crossed|foliage|0|.9|345',
  'note-3': 'female 61|gray|green|normal|102|plain|harbour|0|1.14|385',
  'note-4': 'male 33|black|brown|normal|33|chin|sunset|0|1.14|390',
  'voice-1': 'female 34|red|green|normal|5|plain|studio|5|1.2|390',
  'voice-2': 'female 45|black|brown|normal|17|chin|bokeh|0|1.16|390',
  'voice-3': 'female 29|blond|blue|slim|8|guitar|duskLights|0|0.96|350',
  'voice-4': 'female 57|gray|brown|normal|3|mug|books|0|1.1|380',
  'moon-1': 'female 38|black|green|normal|2|plain|stage|2|1.2|390',
  'moon-2': 'male 47|dark brown|brown|normal|9|crossed|brickWall|2|0.9|345',
  'moon-3': 'female 52|red|blue|normal|14|wine|cityNight|0|1|360',
  'moon-4': 'male 35|bald|hazel|normal|6|plain|duskLights|2|1.14|390',
  'sun-1': 'female 35|dark brown|brown|fat|101|hip|sunset|0|.82|320',
  'sun-2': 'female 48|blond|blue|fat|203|mug|kitchen|0|0.9|335',
  'sun-3': 'female 31|black|brown|fat|107|relaxed|flowerField|0|.84|320',
  'sun-4': 'female 58|red|green|fat|23|table|cafe|1|0.9|335',
  'repeat-1': 'female 64|gray|blue|normal|29|book|books|0|0.96|350',
  'repeat-2': 'female 70|white|green|normal|31|mug|windowSeat|0|1.1|380',
  'repeat-3': 'female 58|gray|brown|normal|37|plain|harbour|1|1.16|390',
  'repeat-4': 'male 67|gray|blue|normal|41|crossed|hills|0|0.9|345',
  'pause-1': 'female 42|dark blond|blue|normal|43|plain|sunset|1|1.16|390',
  'pause-2': 'female 49|dark brown|brown|normal|47|wine|duskLights|0|1|360',
  'pause-3': 'female 39|black|hazel|normal|53|chin|studio|0|1.16|390',
  'pause-4': 'female 55|dark brown|green|normal|201|mug|cafe|0|1.1|380',
  'duet-1': 'male 38|brown|blue|normal|61|plain|harbour|2|1.14|390',
  'duet-2': 'male 31|black|brown|slim|67|mug|cafe|1|1.1|380',
  'duet-3': 'male 58|gray|green|normal|71|crossed|foliage|2|0.9|345',
  'duet-4': 'male 46|red|hazel|fat|73|chin|cityNight|1|1.1|390',
}

// In windows and rows, and as large as a lander's card.
const sizes = [
  { folder: join(root, 'web/brand/portraits'), width: 288, height: 384, quality: 72 },
  { folder: join(root, 'web/brand/large-portraits'), width: 576, height: 768, quality: 74 },
]
for (const { folder } of sizes) {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) await rm(join(folder, name))
}

for (const [name, line] of Object.entries(people)) {
  const [who, hair_color, eye_color, body_type, seed, staging, scene, variant, scale, y] = line.split('|')
  const [gender, age] = who.split(' ')
  const subject = {
    gender,
    age: Number(age),
    hair_color,
    eye_color,
    body_type,
    tattoos: false,
    interests: [],
  }
  const [plan] = planPortrait(createRandom(Number(seed) * 7919), name, subject, 'one').pictures
  const pose = { ...plan.pose, scale: Number(scale), x: 360, y: Number(y), tilt: plan.pose.tilt / 2 }
  const { full } = await paintPicture({
    ...plan,
    staging,
    pose: { ...pose, eyes: 'forward', mouth: plan.pose.mouth === 'laugh' ? 'grin' : plan.pose.mouth },
    scene: { ...plan.scene, name: scene, variant: Number(variant) },
  })
  for (const { folder, width, height, quality } of sizes)
    await sharp(full)
      .resize(width, height)
      .webp({ quality, effort: 6 })
      .toFile(join(folder, `${name}.webp`))
}
