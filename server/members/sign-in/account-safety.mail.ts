import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import type { MailKind, Receiver } from '#server/mail/mail-kind.ts'
import { rows } from '#server/platform/db/rows.ts'
import { accountMail } from '../addresses/account-mail.ts'
import { createMailLink } from '../addresses/mail-links.ts'
import { type Warning, warningSchema } from './warn-owner.ts'

type Letter = 'passwordChanged' | 'passkeysChanged' | 'newDevice' | 'addressChanged'

/** What a member should know of, with a button for who did not do it: it brings back what the account was before. */
function warningMail(name: string, letter: Letter, page: string): MailKind<Warning> {
  return {
    name,
    schema: warningSchema,
    async compose(ctx, receiver, { warning }) {
      const token = await createUndoLink(ctx, receiver, warning)
      return token ? accountMail(ctx, letter, receiver, { path: `${page}?undo=${token}` }) : null
    },
  }
}

/** Null where that was undone meanwhile: a mail can leave a day after what it tells of. */
async function createUndoLink(ctx: Ctx, { memberId }: Receiver, warningId: string): Promise<string | null> {
  const standing = await rows(
    ctx.db,
    {},
    sql`select from account_warning where id = ${warningId}::bigint and member_id = ${memberId}`,
  )
  if (!memberId || standing.length === 0) return null
  return createMailLink(ctx, { memberId, purpose: 'undo', warningId, minutes: limits.undoLinkMinutes })
}

export const passwordChangedMail = warningMail('password-changed', 'passwordChanged', '/reset-password/do')
/** One was added or removed. */
export const passkeysChangedMail = warningMail('passkeys-changed', 'passkeysChanged', '/reset-password/do')
export const newDeviceMail = warningMail('new-device', 'newDevice', '/reset-password/do')
/** To the address that was the member's until then. */
export const addressChangedMail = warningMail('address-changed', 'addressChanged', '/mail-change/do')
