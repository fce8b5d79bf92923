import { customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const pushKeys = pgTable('push_key', {
  siteId: integer('site_id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** The private scalar, as in a JWK. It never leaves the server. */
  privateKey: text('private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
export type PushKey = typeof pushKeys.$inferSelect

export const pushSubscriptions = pgTable('push_subscription', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  /** Null where the session ran out by itself. */
  sessionHash: bytea('session_hash'),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
export type PushDevice = typeof pushSubscriptions.$inferSelect
