import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { text, timestamp, uuid } from '../db/columns.ts'
import type { Db } from '../db/db.ts'
import { rows } from '../db/rows.ts'
import type { SmsSender } from './sms-sender.ts'

const listed = 20

/** Keeps text messages in the database, where no service takes them. The same id is one message. */
export function createOutboxSms(db: Db, clock: Clock): SmsSender {
  return async ({ id, siteId, memberId, phone, text: body }) => {
    await db.execute(sql`
      insert into sms (id, site_id, member_id, phone, body, created_at)
      values (${id}, ${siteId}, ${memberId}, ${phone}, ${body}, ${clock().toISOString()}::timestamptz)
      on conflict (id) do update set body = excluded.body, created_at = excluded.created_at`)
  }
}

/** The latest text messages of a site that nobody was sent. */
export function listOutboxSms(db: Db, siteId: number) {
  return rows(
    db,
    { id: uuid, phone: text, body: text, createdAt: timestamp },
    sql`
    select id, phone, body, created_at as "createdAt" from sms
    where site_id = ${siteId} order by created_at desc, id desc limit ${listed}`,
  )
}
