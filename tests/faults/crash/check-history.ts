import pg from 'pg'
import { expect } from 'vitest'
import { expectClean } from '../expect-clean.ts'
import { type Attempted, outcomeOf } from './history.ts'
import type { Joined } from './join-members.ts'

type Shown = {
  client_id: string
  kind: string
  body: string
  own: boolean
  number: number
  cost: number
  unsent: boolean
  reactions: { own: string | null; theirs: string | null }
}

/**
 * Compares the history with what is there: for both sides through the API, and in the database. `credits` is what each
 * had before the first message.
 */
export async function checkHistory(
  url: string,
  { people, credits, history }: { people: Joined[]; credits: number[]; history: Attempted[] },
): Promise<void> {
  const known = new Map(history.map((attempted) => [attempted.clientId, attempted]))
  const seen = new Map<string, number>()
  for (const [me, { browser }] of people.entries()) {
    let [spent, unread] = [0, 0]
    const { chats, total_unread_messages: total } = (await browser.get('/api/chats.php')).body
    for (const chat of chats) {
      const other = people.findIndex(({ id }) => id === chat.profile.id)
      unread += chat.num_unread_messages
      for (const message of await everyMessage(browser, chat.conversation)) {
        const attempted = known.get(message.client_id)!
        expect([attempted.from, attempted.to]).toEqual(message.own ? [me, other] : [other, me])
        checkContent(attempted, message)
        seen.set(message.client_id, (seen.get(message.client_id) ?? 0) + 1)
        // What was taken back has cost nothing.
        if (message.own && !message.unsent) spent += message.cost
      }
    }
    expect(total).toBe(unread)
    expect((await browser.get('/api/user.php')).body.user.credits, `credits of ${me}`).toBe(
      credits[me]! - spent,
    )
  }
  const outcomes = { lost: [] as string[], refusedButThere: [] as string[], double: [] as string[] }
  for (const attempted of history) {
    const [outcome, sides] = [outcomeOf(attempted), seen.get(attempted.clientId) ?? 0]
    if (outcome === 'sent' && sides < 2) outcomes.lost.push(attempted.clientId)
    if (outcome === 'refused' && sides > 0) outcomes.refusedButThere.push(attempted.clientId)
    if (sides > 2 || sides === 1) outcomes.double.push(attempted.clientId)
  }
  expect(outcomes).toEqual({ lost: [], refusedButThere: [], double: [] })
  await checkJobs(
    url,
    people.map(({ id }) => id),
  )
  await expectClean(url)
}

/** A message says what its sender wrote and bears its receiver's sign, unless it was taken back. */
function checkContent(attempted: Attempted, { kind, body, unsent, own, reactions }: Shown): void {
  if (attempted.takenBack !== 'unknown')
    expect([attempted.clientId, unsent]).toEqual([attempted.clientId, attempted.takenBack === 'yes'])
  if (unsent) {
    expect([body, reactions]).toEqual(['', { own: null, theirs: null }])
    return
  }
  expect([kind, body]).toEqual([attempted.kind, attempted.body])
  expect(attempted.signs).toContain(own ? reactions.theirs : reactions.own)
}

/** A conversation followed from its beginning by its numbers, which neither skip nor repeat. */
async function everyMessage(browser: Joined['browser'], conversation: string): Promise<Shown[]> {
  const all: Shown[] = []
  for (;;) {
    const after = all.at(-1)?.number ?? 0
    const { messages } = (await browser.get(`/api/messages.php?conversation=${conversation}&after=${after}`))
      .body
    if (messages.length === 0) break
    all.push(...messages)
  }
  expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1))
  return all
}

/** A message and the job that will mail of it were committed together. */
async function checkJobs(url: string, senders: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `
    select count(*) filter (where job.id is null and message.sender_id = any($1))::int as forgotten,
      count(*) filter (where message.client_id is null)::int as baseless,
      (count(*) - count(distinct coalesce(message.client_id::text, job.id::text)))::int as repeated
    from message full join (select * from pgboss.job where name = 'notify-message') as job
      on job.data->>'client_id' = message.client_id::text`,
    [senders],
  )
  await client.end()
  expect(rows).toEqual([{ forgotten: 0, baseless: 0, repeated: 0 }])
}
