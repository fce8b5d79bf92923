import type pg from 'pg'
import { validate as isUuid, v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { sendMessage } from '#server/conversations/send-message.ts'
import { captureStatements, type Statement } from '../capture-statements.ts'
import type { Pair } from '../sections/send.ts'

type Prepared = Statement & { from: string; to: string; clientId: string }

/**
 * All that sending writes (message, both places, ledger, balance, events, job) as the one statement that the verb sends,
 * through the bare driver and without the read before it.
 */
export async function bareSend(
  pool: pg.Pool,
  pairs: Pair[],
  body: string,
): Promise<(turn: number) => Promise<unknown>> {
  const prepared: Prepared[] = []
  for (const { from, to } of pairs) {
    const clientId = uuidv4()
    const statements = await captureStatements(pool, from.ctx, (ctx) =>
      sendMessage(ctx, { to, clientId, body }),
    )
    prepared.push({ ...statements.at(-1)!, from: from.ctx.actor.memberId, to, clientId })
  }
  return (turn) => {
    const { text, values, from, to, clientId } = prepared[turn % prepared.length]!
    const fresh = uuidv4()
    const renewed = values.map((value) => {
      if (typeof value !== 'string' || value === from || value === to) return value
      // The ids of rows that the statement makes are its own each time.
      if (isUuid(value) && value !== clientId) return uuidv7()
      return value.replaceAll(clientId, fresh)
    })
    return pool.query({ text, values: renewed })
  }
}
