import pg from 'pg'
import { validate as isUuid, v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { sendMessage } from '#server/conversations/send/send-message.ts'
import { captureStatements, type Statement } from '../capture-statements.ts'
import type { Pair } from '../sections/send.ts'

type Captured = { statements: Statement[]; from: string; to: string; clientId: string }

/** As many connections as the verb has, which keep the plans of what they have prepared. */
const poolSize = 10

/**
 * All that sending does, as the fastest statements we know: the verb's own read of what the rules ask for, and its one
 * statement that writes (message, both places, ledger, balance, events). Both are prepared, and go through the bare
 * driver. `close` gives its connections back.
 */
export async function bareSend(databaseUrl: string, pairs: Pair[], body: string) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    options: '-c timezone=UTC -c random_page_cost=1.1',
  })
  const captured: Captured[] = []
  for (const { from, to } of pairs) {
    const clientId = uuidv4()
    const statements = await captureStatements(pool, from.ctx, (ctx) =>
      sendMessage(ctx, { to, clientId, body }),
    )
    captured.push({ statements, from: from.ctx.actor.memberId, to, clientId })
  }
  const names = new Map<string, string>()
  for (const { statements } of captured)
    for (const { text } of statements) if (!names.has(text)) names.set(text, `send_${names.size}`)
  if (names.size !== 2) throw new Error(`sending takes ${names.size} statements, not a read and a write`)
  const send = async (turn: number) => {
    const one = captured[turn % captured.length]
    if (!one) return
    const clientId = uuidv4()
    for (const { text, values } of one.statements)
      await pool.query({ name: names.get(text), text, values: renew(values, one, clientId) })
  }
  return { send, close: () => pool.end() }
}

/** The ids of rows that a statement makes are its own each time; those of the two members stay. */
function renew(values: unknown[], { from, to, clientId }: Captured, fresh: string): unknown[] {
  return values.map((value) => {
    if (typeof value !== 'string' || value === from || value === to) return value
    if (isUuid(value) && value !== clientId) return uuidv7()
    return value.replaceAll(clientId, fresh)
  })
}
