import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { bigint, text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'

export const warningSchema = z.object({ warning: z.string() })
export type Warning = z.infer<typeof warningSchema>

/**
 * Mails a warning of what is about to change in an account, to the address that it has until then, and keeps what the
 * account is now for the mail's undo. An address that nobody proved may be a stranger's, and is told nothing.
 */
export async function warnOwner(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  kind: MailKind<Warning>,
  memberId: string,
): Promise<void> {
  const [kept] = await rows(
    ctx.db,
    { warning: bigint, address: text },
    sql`
    insert into account_warning (member_id, site_id, email, passkeys, created_at)
    select id, site_id, email,
      (select coalesce(jsonb_agg(to_jsonb(passkey)), '[]') from passkey where passkey.member_id = member.id),
      ${ctx.now().toISOString()}
    from member where id = ${memberId} and email is not null and email_confirmed_at is not null
    returning id as warning, email as address`,
  )
  if (kept)
    await queueMail(ctx, kind, { memberId, address: kept.address, proved: true }, { warning: kept.warning })
}
