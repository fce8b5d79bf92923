import sharp from 'sharp'
import { sendPhoto } from '#server/testing/pictures/send-photo.ts'
import type { Pair, Stage, Try, Verb } from './stage.ts'

const flat = { width: 240, height: 320, channels: 3, background: '#806040' } as const
const picture = await sharp({ create: flat }).webp().toBuffer()

/** What members do with their private photos, and to show that they are real. */
export function albumVerbs(stage: Stage): Verb[] {
  return [
    { name: 'make a photo private', prepare: () => hide(stage) },
    { name: 'ask for somebody’s private photos', prepare: () => ask(stage) },
    { name: 'show somebody the private photos', prepare: () => grant(stage) },
    { name: 'take the private photos back', prepare: () => takeBack(stage) },
    { name: 'ask for a pose', prepare: () => askPose(stage) },
    { name: 'send the photo in the pose', prepare: () => sendPose(stage) },
  ]
}

const access = (stage: Stage, owner: string, viewer: string) =>
  stage.rows('select state from album_access where owner_id = $1 and viewer_id = $2', owner, viewer)

/** The first one has two photos, of which the second is private where that is wanted. */
async function album(stage: Stage, { me, browser }: Pair, hidden: boolean): Promise<string> {
  const ids: string[] = []
  for (let count = 0; count < 2; count += 1)
    ids.push((await sendPhoto(stage, browser, picture)).body.photo.id)
  const [, second = ''] = ids
  if (hidden) await me.browser.put('/api/private-photo.php', { id: second, private: true })
  return second
}

async function hide(stage: Stage): Promise<Try> {
  const pair = await stage.pair()
  const id = await album(stage, pair, false)
  return {
    call: () => pair.browser.put('/api/private-photo.php', { id, private: true }),
    effects: () =>
      stage.rows('select private, is_main from photo where member_id = $1 order by position', pair.me.id),
    expected: [
      { private: false, is_main: true },
      { private: true, is_main: false },
    ],
  }
}

async function ask(stage: Stage): Promise<Try> {
  const pair = await stage.pair()
  await album(stage, pair, true)
  await stage.rows(`update photo set state = 'active' where member_id = $1`, pair.me.id)
  const asking = stage.browser()
  for (const [name, value] of pair.other.browser.cookies) asking.cookies.set(name, value)
  return {
    call: () => asking.post('/api/album.php', { id: pair.me.id }),
    effects: () => access(stage, pair.me.id, pair.other.id),
    expected: [{ state: 'asked' }],
  }
}

async function grant(stage: Stage): Promise<Try> {
  const { me, other, browser } = await stage.pair()
  return {
    call: () => browser.put('/api/album.php', { id: other.id, days: 7 }),
    effects: () => access(stage, me.id, other.id),
    expected: [{ state: 'granted' }],
  }
}

async function takeBack(stage: Stage): Promise<Try> {
  const { me, other, browser } = await stage.pair()
  await me.browser.put('/api/album.php', { id: other.id, days: null })
  return {
    call: () => browser.delete('/api/album.php', { id: other.id }),
    effects: () => access(stage, me.id, other.id),
    expected: [{ state: 'refused' }],
  }
}

const tries = (stage: Stage, id: string) =>
  stage.rows('select state, file_key is not null as sent from verification where member_id = $1', id)

async function askPose(stage: Stage): Promise<Try> {
  const pair = await stage.pair()
  await album(stage, pair, false)
  return {
    call: () => pair.browser.post('/api/verification.php', undefined),
    effects: () => tries(stage, pair.me.id),
    expected: [{ state: 'asked', sent: false }],
  }
}

async function sendPose(stage: Stage): Promise<Try> {
  const pair = await stage.pair()
  await album(stage, pair, false)
  await pair.me.browser.post('/api/verification.php', undefined)
  return {
    call: async () => {
      const answer = await sendPhoto(stage, pair.browser, picture, { path: '/api/live-photo.php' })
      return { ...answer, text: JSON.stringify(answer.body) }
    },
    effects: () => tries(stage, pair.me.id),
    expected: [{ state: 'pending', sent: true }],
  }
}
