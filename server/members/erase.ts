import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Erased, Erasure } from '../platform/db/erasure.ts'

/** The account's row stays for the ledger and for those who wrote with the member; nothing in it says who it was. */
export const eraseAccount: Erasure = (who) => [
  ...['session', 'known_device', 'mail_link', 'passkey', 'passkey_challenge'].map(
    (table) => sql`delete from ${sql.identifier(table)} where member_id = ${who.id}`,
  ),
  sql`delete from login_attempt where account = any (${sql.param(countedAs(who))}::text[])`,
  sql`delete from login_day where account = any (${sql.param(countedAs(who))}::text[])`,
  sql`update member set email = null, email_confirmed_at = null, name = id::text, name_key = id::text,
      name_look = id::text, password_hash = null, language = 'en', tracking = '{}', signup_request = null
    where id = ${who.id}`,
]

/** How tries at the account were counted: by its id, and by what was typed while nobody had that name (log-in.ts). */
function countedAs({ id, name, email }: Erased): string[] {
  const typed = [name, email ?? ''].map((login) =>
    createHash('sha256').update(login.toLowerCase()).digest('base64'),
  )
  return [id, ...typed]
}
