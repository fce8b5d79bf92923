import { v4 as uuidv4 } from 'uuid'
import { sendMessage } from '#server/conversations/send/send-message.ts'
import { grant } from '#server/credits/grant.ts'
import { bareSend } from '../baselines/bare-send.ts'
import { fourStatements } from '../baselines/four-statements.ts'
import type { Bench, Viewer } from '../bench.ts'
import { inTurn, throughput } from '../measure.ts'
import { type Row, ratioRow } from '../row.ts'

const workers = 8
const connections = 32
const body = 'A few words of an ordinary length, as people write them to each other.'

export type Pair = { from: Viewer; to: string }

/** Sending as a verb beside its own two statements, and over HTTP beside a transaction of four statements. */
export async function sendSection(bench: Bench): Promise<Row[]> {
  const { bare, databaseUrl, http, app, pace } = bench
  const pairs = await preparePairs(bench)
  const prepared = await bareSend(databaseUrl, pairs, body)
  const four = fourStatements(bare, pairs, body)
  const asVerb = (turn: number) => {
    const { from, to } = pairs[turn % pairs.length]!
    return sendMessage(from.ctx, { to, clientId: uuidv4(), body })
  }
  const found = await inTurn(
    {
      prepared: (seconds) => throughput(prepared.send, { workers, seconds }),
      four: (seconds) => throughput(four, { workers, seconds }),
      verb: (seconds) => throughput(asVerb, { workers, seconds }),
      http: http.measure({ url: app.url, connections, requests: pairs.map(requestOf) }),
    },
    pace,
  )
  await prepared.close()
  return [
    ratioRow('send, verb', [found.verb.perSecond, found.prepared.perSecond], {
      hold: 0.35,
      reach: 0.7,
      of: 'its two statements, prepared, bare driver',
    }),
    ratioRow('send over HTTP', [found.http.perSecond, found.four.perSecond], {
      hold: 0.25,
      reach: 0.85,
      of: 'a transaction of 4 statements alone',
    }),
  ]
}

/** Conversations that are open already, many for each sender, so that no send waits for the one before it. */
async function preparePairs({ viewers, bare }: Bench): Promise<Pair[]> {
  const half = Math.floor(viewers.length / 2)
  const senders = viewers.slice(0, half)
  await bare.query('update member set paid = true where id = any($1::uuid[])', [
    senders.map(({ ctx }) => ctx.actor.memberId),
  ])
  for (const { ctx } of senders) {
    ctx.actor.paid = true
    const { memberId } = ctx.actor
    const { companyId } = ctx.site
    await grant(ctx, {
      memberId,
      companyId,
      from: 'bonus',
      amount: 1_000_000,
      kind: 'bench',
      reference: uuidv4(),
    })
  }
  const pairs: Pair[] = []
  for (const [at, from] of senders.entries()) {
    const to = viewers[half + at]!.ctx.actor.memberId
    const sent = await sendMessage(from.ctx, { to, clientId: uuidv4(), body }).catch(() => null)
    if (sent) pairs.push({ from, to })
  }
  if (pairs.length < half / 2) throw new Error('too few members can write to each other')
  return pairs
}

function requestOf({ from, to }: Pair) {
  return {
    path: '/api/message.php',
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: from.cookie },
    body: JSON.stringify({ to, client_id: '{id}', body }),
  }
}
