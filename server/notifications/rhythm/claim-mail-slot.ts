import { sql } from 'drizzle-orm'
import type { NotificationCategory } from '#common/notification-categories.ts'
import { type Ctx, inTransaction } from '#server/kernel/context.ts'
import { mailQueue, type QueuedMail } from '#server/mail/queue-mail.ts'
import { bool } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { findRhythm } from './find-rhythm.ts'
import { notificationTime } from './notification-schedule.ts'

type SlotClaim = {
  queued: QueuedMail
  memberId: string
  categories: NotificationCategory[]
  /** Whether it can become one mail with others, and whether it waits for others that do. */
  merges: boolean
  joins: boolean
}

/**
 * Tells whether a mail about news may go now. If so, its row in `mail` counts it among those of the day; the member's row
 * is locked, so that two workers count one after the other. If not, the mail is held, and `releaseHeld` tries again.
 */
export async function claimMailSlot(ctx: Ctx, claim: SlotClaim): Promise<boolean> {
  const { queued, memberId, categories, merges, joins } = claim
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select from member where id = ${memberId} for no key update`)
    const now = tx.now()
    const at = notificationTime(await findRhythm(tx, memberId, queued.id), categories, 'email')
    // News that comes while other news waits joins it, so that it does not take its turn.
    if (at <= now && !(joins && (await othersWait(tx, memberId)))) {
      await tx.db.execute(sql`
        insert into mail (id, site_id, member_id, kind, state, created_at, categories)
        values (${queued.id}, ${tx.site.id}, ${memberId}, ${queued.kind}, 'queued', ${now.toISOString()}::timestamptz,
          ${sql.param(categories)}::text[])
        on conflict do nothing`)
      return true
    }
    await tx.db.execute(sql`
      insert into held_notice (id, member_id, kind, data, merges, held_at, due_at)
      values (${queued.id}, ${memberId}, ${queued.kind}, ${JSON.stringify(queued.data)}::jsonb, ${merges},
        ${now.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)
      on conflict (id) do nothing`)
    return false
  })
}

async function othersWait({ db }: Pick<Ctx, 'db'>, memberId: string): Promise<boolean> {
  const found = await rows(
    db,
    { held: bool },
    sql`select exists (select from held_notice where member_id = ${memberId} and merges) as held`,
  )
  return one(found).held
}

/** Tells whether a mail that the mail server put off may be tried now. It is not counted again, but waits through quiet hours. */
export async function mayTryAgain(ctx: Ctx, { queued, memberId, categories }: SlotClaim): Promise<boolean> {
  const rhythm = await findRhythm(ctx, memberId, queued.id)
  const at = notificationTime({ ...rhythm, mailed: [], activeAt: null }, categories, 'email')
  const waitMs = at.getTime() - ctx.now().getTime()
  if (waitMs <= 0) return true
  await ctx.jobs.start(ctx.db, mailQueue, queued, { delaySeconds: Math.ceil(waitMs / 1_000) })
  return false
}
