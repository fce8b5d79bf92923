import { and, eq, sql } from 'drizzle-orm'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { composeMessage, type MessageParts } from '../mail/compose-message.ts'
import { mailsHandled } from '../mail/mail-metrics.ts'
import { mailQueue, type QueuedMail } from '../mail/queue-mail.ts'
import type { ComposedMail, Mailer, MailOutcome } from '../platform/mail/mail-service.ts'
import { hashAddress } from './address-hash.ts'
import { isAboutAddress, noteRefusal } from './note-refusal.ts'
import { type MailRow, mails } from './tables.ts'

const minute = 60
/** How long a mail waits after each try that the mail server put off: a day and a half in all. */
const waits = [
  minute,
  5 * minute,
  15 * minute,
  60 * minute,
  180 * minute,
  360 * minute,
  720 * minute,
  720 * minute,
]

export type Outgoing = { queued: QueuedMail; memberId: string | null; parts: MessageParts }

/** Gives a composed mail to the mail server, or keeps it in the outbox where there is none: once, whatever happens. */
export async function handOver(ctx: Ctx, mail: Outgoing): Promise<void> {
  const message = await composeMessage(mail.parts)
  const { mailer } = ctx.mail
  if (mailer) await sendBy(mailer, ctx, mail, message)
  else await keepInOutbox(ctx, mail)
}

/** Keeps a mail in the outbox, which is where mails go without a mail server. */
async function keepInOutbox(ctx: Ctx, mail: Outgoing): Promise<void> {
  const { rendered, to, from, headers } = mail.parts
  const { subject, html, text: body } = rendered
  const now = ctx.now()
  const content = {
    state: 'sent' as const,
    address: to.address,
    subject,
    html,
    body,
    headers: { From: `${from.name} <${from.address}>`, ...headers },
    sentAt: now,
  }
  const kept = await ctx.db
    .insert(mails)
    .values({ ...identity(ctx, mail), ...content, createdAt: now })
    .onConflictDoUpdate({
      target: mails.id,
      set: { ...content, addressHash: hashAddress(to.address) },
      setWhere: eq(mails.state, 'queued'),
    })
    .returning({ id: mails.id })
  if (kept.length > 0) count(ctx, mail.queued.kind, 'sent')
}

/**
 * Sends a mail. It is marked as being sent before the server sees any of it, and committed so: whoever finds that mark
 * later cannot know how far it came, and leaves it alone.
 */
async function sendBy(mailer: Mailer, ctx: Ctx, mail: Outgoing, message: ComposedMail): Promise<void> {
  const [claimed] = await ctx.db
    .insert(mails)
    .values({ ...identity(ctx, mail), state: 'sending', attempts: 1, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: mails.id,
      set: {
        state: 'sending',
        attempts: sql`${mails.attempts} + 1`,
        addressHash: hashAddress(mail.parts.to.address),
      },
      setWhere: eq(mails.state, 'queued'),
    })
    .returning()
  if (!claimed) return
  const outcome = await mailer.send(message)
  count(ctx, claimed.kind, await writeOutcome(ctx, mail, claimed, outcome))
}

/** Writes down what became of a mail, and queues one that was put off again. Returns its outcome. */
async function writeOutcome(
  ctx: Ctx,
  { queued }: Outgoing,
  mail: MailRow,
  outcome: MailOutcome,
): Promise<string> {
  const code = 'code' in outcome ? (outcome.code ?? null) : null
  if (outcome.state === 'deferred') {
    const delaySeconds = waits[mail.attempts - 1]
    if (delaySeconds === undefined) {
      await mark(ctx, mail.id, { state: 'refused', code })
      return 'refused'
    }
    await inTransaction(ctx, async (tx) => {
      await mark(tx, mail.id, { state: 'queued', code })
      await tx.jobs.start(tx.db, mailQueue, queued, { delaySeconds })
    })
    return 'deferred'
  }
  await mark(ctx, mail.id, {
    state: outcome.state,
    code,
    ...(outcome.state === 'sent' && { sentAt: ctx.now() }),
  })
  if (outcome.state === 'refused' && (outcome.recipient || isAboutAddress(outcome.status)))
    await noteRefusal(ctx, mail, outcome.status)
  return outcome.state
}

async function mark(ctx: Ctx, id: string, set: Partial<MailRow>): Promise<void> {
  await ctx.db.update(mails).set(set).where(eq(mails.id, id))
}

function identity(ctx: Ctx, { queued, memberId, parts }: Outgoing) {
  return {
    id: queued.id,
    siteId: ctx.site.id,
    memberId,
    kind: queued.kind,
    addressHash: hashAddress(parts.to.address),
  }
}

function count({ metrics }: Ctx, kind: string, outcome: string): void {
  metrics.count(mailsHandled, { kind, outcome })
}

/** Marks a mail that was being sent when its process or its line ended: nobody knows whether it arrived. */
export async function leaveUnknown(ctx: Ctx, mail: MailRow): Promise<void> {
  const left = await ctx.db
    .update(mails)
    .set({ state: 'unknown' })
    .where(sql`${mails.id} = ${mail.id} and ${mails.state} = 'sending'`)
    .returning({ id: mails.id })
  if (left.length > 0) count(ctx, mail.kind, 'unknown')
}

/** Forgets a mail whose news is none any more, so that it does not count among those of the day. */
export async function releaseMailSlot({ db }: Pick<Ctx, 'db'>, id: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.id, id), eq(mails.state, 'queued')))
}

/** Drops a mail that its receiver does not want, or cannot have. */
export async function dropMail(ctx: Ctx, queued: QueuedMail, memberId: string | null): Promise<void> {
  const dropped = await ctx.db
    .insert(mails)
    .values({
      id: queued.id,
      siteId: ctx.site.id,
      memberId,
      kind: queued.kind,
      state: 'dropped',
      createdAt: ctx.now(),
    })
    .onConflictDoUpdate({
      target: mails.id,
      set: { state: 'dropped' },
      setWhere: eq(mails.state, 'queued'),
    })
    .returning({ id: mails.id })
  if (dropped.length > 0) count(ctx, queued.kind, 'dropped')
}
