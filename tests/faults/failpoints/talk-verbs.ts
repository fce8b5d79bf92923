import { v4 as uuidv4 } from 'uuid'
import { expect } from 'vitest'
import type { Pair, Stage, Try, Verb } from './stage.ts'

const sentAndLeft = `
  select count(*)::int as messages, (select balance::int from account where member_id = $1) as left
  from message where sender_id = $1`

/** What members do with each other. */
export function talkVerbs(stage: Stage): Verb[] {
  const send = ({ me, other, browser }: Pair, left: number): Try => {
    const message = { to: other.id, client_id: uuidv4(), body: 'Once' }
    return {
      call: () => browser.post('/api/message.php', message),
      effects: () => stage.rows(sentAndLeft, me.id),
      expected: [{ messages: 1, left }],
    }
  }
  return [
    {
      name: 'send, which begins a conversation',
      prepare: async () => send(await stage.pair(5), 4),
    },
    {
      name: 'send with the last credit',
      prepare: async () => {
        const pair = await stage.pair(1)
        await stage.begin(pair)
        return send(pair, 0)
      },
    },
    { name: 'like, which makes a match', prepare: () => like(stage) },
    { name: 'take a match’s like back', prepare: () => unlike(stage) },
    { name: 'like in the swipe game', prepare: () => swipe(stage) },
    {
      name: 'read',
      prepare: async () => {
        const pair = await stage.pair()
        const conversation = await stage.begin(pair)
        return {
          call: () => pair.browser.put('/api/chat.php', { conversation, number: 1 }),
          effects: () =>
            stage.rows('select read_number, unread from participant where member_id = $1', pair.me.id),
          expected: [{ read_number: 1, unread: 0 }],
        }
      },
    },
    { name: 'block', prepare: () => block(stage) },
    { name: 'report', prepare: () => report(stage) },
    {
      name: 'remove a conversation',
      prepare: async () => {
        const pair = await stage.pair()
        const conversation = await stage.begin(pair)
        return {
          call: () => pair.browser.delete('/api/chat.php', { conversation }),
          effects: () =>
            stage.rows('select hidden, unread from participant where member_id = $1', pair.me.id),
          expected: [{ hidden: true, unread: 0 }],
        }
      },
    },
  ]
}

async function block(stage: Stage): Promise<Try> {
  const { me, other, browser } = await stage.pair()
  await other.browser.post('/api/visit.php', { id: me.id })
  return {
    call: () => browser.post('/api/block.php', { id: other.id }),
    effects: () =>
      stage.rows(
        `select (select count(*)::int from block where from_id = $1) as blocks,
           (select count(*)::int from visit where member_id = $1) as visits`,
        me.id,
      ),
    expected: [{ blocks: 1, visits: 0 }],
  }
}

async function report(stage: Stage): Promise<Try> {
  const { me, other, browser } = await stage.pair()
  const form = { request_id: uuidv4(), id: other.id, subject: 'profile', reason: 'fake' }
  return {
    call: () => browser.post('/api/report.php', form),
    effects: () => stage.rows('select state from report where reporter_id = $1', me.id),
    expected: [{ state: 'open' }],
  }
}

async function like(stage: Stage): Promise<Try> {
  const { me, other, browser } = await stage.pair()
  await other.browser.post('/api/like.php', { id: me.id })
  return {
    call: async () => {
      const answer = await browser.post('/api/like.php', { id: other.id })
      if (answer.status === 200) expect(answer.body.match).toBe(true)
      return answer
    },
    effects: () =>
      stage.rows(
        `select (select count(*)::int from member_like where from_id = $1) as likes,
          (select count(*)::int from member_match where $1 in (low_id, high_id)) as matches`,
        me.id,
      ),
    expected: [{ likes: 1, matches: 1 }],
  }
}

async function unlike(stage: Stage): Promise<Try> {
  const { me, other, browser } = await stage.pair()
  await other.browser.post('/api/like.php', { id: me.id })
  await browser.post('/api/like.php', { id: other.id })
  return {
    call: () => browser.delete('/api/like.php', { id: other.id }),
    effects: () =>
      stage.rows(
        `select (select count(*)::int from member_like where $1 in (from_id, to_id)) as likes,
          (select count(*)::int from member_match where $1 in (low_id, high_id)) as matches`,
        me.id,
      ),
    expected: [{ likes: 1, matches: 0 }],
  }
}

async function swipe(stage: Stage): Promise<Try> {
  const { me, other, browser } = await stage.pair()
  return {
    call: () => browser.post('/api/swipe.php', { id: other.id, zone: 'Europe/Berlin' }),
    effects: () =>
      stage.rows(
        `select likes, (select count(*)::int from member_like where from_id = $1) as given
         from swipe_day where member_id = $1`,
        me.id,
      ),
    expected: [{ likes: 1, given: 1 }],
  }
}
