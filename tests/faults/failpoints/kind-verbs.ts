import sharp from 'sharp'
import { v4 as uuidv4 } from 'uuid'
import { sendPhoto } from '#server/testing/pictures/send-photo.ts'
import type { Pair, Stage, Try, Verb } from './stage.ts'

const flat = { width: 200, height: 200, channels: 3, background: '#c08060' } as const
const picture = await sharp({ create: flat }).webp().toBuffer()

const sentAndLeft = `
  select count(*) filter (where unsent_at is null)::int as messages,
    (select balance::int from account where member_id = $1) as left
  from message where sender_id = $1`

/** Messages that are no text, and what is done with a message afterwards. */
export function kindVerbs(stage: Stage): Verb[] {
  return [
    { name: 'give a gift', prepare: async () => give(stage, await stage.pair(5)) },
    { name: 'send a photo', prepare: async () => send(stage, await stage.pair(5)) },
    { name: 'take a message back', prepare: async () => unsend(stage, await stage.pair(5)) },
    { name: 'react to a message', prepare: async () => react(stage, await stage.pair(5)) },
  ]
}

function give(stage: Stage, { me, other, browser }: Pair): Try {
  const gift = { to: other.id, client_id: uuidv4(), gift: 'rose' }
  return {
    call: () => browser.post('/api/gift.php', gift),
    effects: () => stage.rows(sentAndLeft, me.id),
    expected: [{ messages: 1, left: 3 }],
  }
}

function send(stage: Stage, { me, other, browser }: Pair): Try {
  const about = { path: '/api/photo-message.php', clientId: uuidv4(), more: { to: other.id } }
  return {
    call: async () => {
      const answer = await sendPhoto(stage, browser, picture, about)
      return { ...answer, text: JSON.stringify(answer.body) }
    },
    effects: () => stage.rows(sentAndLeft, me.id),
    expected: [{ messages: 1, left: 2 }],
  }
}

async function unsend(stage: Stage, { me, other, browser }: Pair): Promise<Try> {
  const message = { to: other.id, client_id: uuidv4(), body: 'Regretted' }
  const { conversation } = (await me.browser.post('/api/message.php', message)).body
  return {
    call: () => browser.delete('/api/message.php', { conversation, number: 1 }),
    effects: () => stage.rows(sentAndLeft, me.id),
    expected: [{ messages: 0, left: 5 }],
  }
}

async function react(stage: Stage, pair: Pair): Promise<Try> {
  const conversation = await stage.begin(pair)
  return {
    call: () => pair.browser.put('/api/reaction.php', { conversation, number: 1, reaction: '🔥' }),
    effects: () => stage.rows('select reaction from message_reaction where member_id = $1', pair.me.id),
    expected: [{ reaction: '🔥' }],
  }
}
