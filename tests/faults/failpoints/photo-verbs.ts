import sharp from 'sharp'
import { v4 as uuidv4 } from 'uuid'
import { sendPhoto } from '#server/testing/pictures/send-photo.ts'
import type { Stage, Try, Verb } from './stage.ts'

const flat = { width: 200, height: 200, channels: 3, background: '#c08060' } as const
const picture = await sharp({ create: flat }).webp().toBuffer()

/** What members do with their photos. */
export function photoVerbs(stage: Stage): Verb[] {
  return [
    { name: 'upload a photo', prepare: () => upload(stage) },
    { name: 'delete a photo', prepare: () => remove(stage) },
    { name: 'make a photo the main one', prepare: () => reorder(stage) },
  ]
}

const mains = (stage: Stage, id: string) =>
  stage.rows('select position, is_main from photo where member_id = $1 order by position', id)

async function upload(stage: Stage): Promise<Try> {
  const { me, browser } = await stage.pair()
  const clientId = uuidv4()
  return {
    call: async () => {
      const answer = await sendPhoto(stage, browser, picture, { clientId })
      return { ...answer, text: JSON.stringify(answer.body) }
    },
    effects: async () => {
      const { photos } = (await browser.get('/api/photos.php')).body
      const files = [photos[0].filename, photos[0].thumb_filename]
      const seen = await Promise.all(files.map((name) => browser.get(`/media/${name}`)))
      return { rows: await mains(stage, me.id), seen: seen.map(({ status }) => status) }
    },
    expected: { rows: [{ position: 0, is_main: true }], seen: [200, 200] },
  }
}

async function twoPhotos(stage: Stage) {
  const { me, browser } = await stage.pair()
  const ids: string[] = []
  for (let count = 0; count < 2; count += 1)
    ids.push((await sendPhoto(stage, browser, picture)).body.photo.id)
  return { me, browser, ids }
}

async function remove(stage: Stage): Promise<Try> {
  const { me, browser, ids } = await twoPhotos(stage)
  return {
    call: () => browser.delete('/api/photo.php', { id: ids[0] }),
    effects: () => mains(stage, me.id),
    expected: [{ position: 0, is_main: true }],
  }
}

async function reorder(stage: Stage): Promise<Try> {
  const { browser, ids } = await twoPhotos(stage)
  return {
    call: () => browser.put('/api/photo.php', { order: [ids[1]] }),
    effects: async () =>
      (await browser.get('/api/photos.php')).body.photos.map((photo: { id: string; is_main: boolean }) => [
        photo.id,
        photo.is_main,
      ]),
    expected: [
      [ids[1], true],
      [ids[0], false],
    ],
  }
}
