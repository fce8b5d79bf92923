import { sql } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import type { MailBlock } from '../mail/mail-content.ts'
import { members } from '../members/tables.ts'
import { bool, text } from '../platform/db/columns.ts'
import { joined } from '../platform/db/joined.ts'
import { rows } from '../platform/db/rows.ts'
import { shownTo } from './relation/shown-to.ts'
import { profiles } from './tables.ts'

const member = joined(members)
const profile = joined(profiles)

/** Somebody whom a mail names. `labelled` says of a fictional profile that it is one, and `notes` what that means. */
export type MailedPerson = { name: string; isFictional: boolean; labelled: string; notes: MailBlock[] }

/** Finds whom a mail names. Returns null for a member whom the receiver cannot see, for whatever reason. */
export async function findMailedPerson(
  ctx: Ctx,
  id: string,
  receiverId: string,
): Promise<MailedPerson | null> {
  const [row] = await rows(
    ctx.db,
    { name: text, isFictional: bool },
    sql`
    select member.name, profile.is_fictional as "isFictional"
    from ${member} join ${profile} on profile.member_id = member.id
    where member.id = ${id} and ${shownTo(ctx, { member, profile }, receiverId)}`,
  )
  if (!row) return null
  if (!row.isFictional) return { ...row, labelled: row.name, notes: [] }
  const t = ctx.translate
  const { fictional_singular, name: site } = ctx.site.settings
  const label = fictional_singular || t('fields.fictional.singular_inline')
  return {
    ...row,
    labelled: t('mail.fictional', { name: row.name, label }),
    notes: [{ kind: 'note', text: t('fields.fictional.warning', { site }) }],
  }
}
