import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Erased, Erasure } from '#server/platform/db/erasure.ts'

/** The account's row stays for the ledger and for those who wrote with the member; nothing in it says who it was. */
export const eraseAccount: Erasure = (who) => [
  ...[
    'age_assurance',
    'age_check',
    'session',
    'known_device',
    'mail_link',
    'account_warning',
    'passkey',
    'passkey_challenge',
    'signup_wish',
  ].map((table) => sql`delete from ${sql.identifier(table)} where member_id = ${who.id}`),
  ...['login_attempt', 'login_day', 'mail_request'].map(
    (table) =>
      sql`delete from ${sql.identifier(table)} where account = any (${sql.param(countedAs(who))}::text[])`,
  ),
  sql`update member set email = null, email_confirmed_at = null, name = id::text, name_key = id::text,
      name_look = id::text, password_hash = null, language = 'en', tracking = '{}', signup_request = null,
      terms_version = null, terms_accepted_at = null,
      fictional_known_at = null, under_age_at = null
    where id = ${who.id}`,
]

/**
 * How tries at the account and mails to it were counted: by its id, by what was typed while nobody had that name
 * (log-in.ts), and by the address (mail-requests.ts).
 */
function countedAs({ id, name, email }: Erased): string[] {
  const hashed = [name, email ?? '', `member:${id}`].map((login) =>
    createHash('sha256').update(login.toLowerCase()).digest('base64'),
  )
  return [id, ...hashed]
}
