import { sql } from 'drizzle-orm'
import type { Erasure } from '../platform/db/erasure.ts'
import { hashAddress } from './address-hash.ts'

/**
 * Erases the mails, what the member chose of them and was told of, and also what was mailed to the address before it
 * had an account or because somebody else typed it.
 */
export const eraseMails: Erasure = ({ id, email }) => [
  sql`delete from mail where member_id = ${id}`,
  sql`delete from mail where lower(address) = ${email}::text`,
  sql`delete from mail where address_hash = ${email ? hashAddress(email) : null}::bytea`,
  ...[
    'notification_setting',
    'mail_disabled',
    'notice',
    'notice_rhythm',
    'held_notice',
    'unread_reminder',
    'push_subscription',
  ].map((table) => sql`delete from ${sql.identifier(table)} where member_id = ${id}`),
]
