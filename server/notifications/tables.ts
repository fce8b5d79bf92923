import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const mailStates = ['queued', 'sending', 'sent', 'refused', 'unknown', 'dropped'] as const

export const mails = pgTable('mail', {
  id: uuid().primaryKey(),
  siteId: integer('site_id').notNull(),
  memberId: uuid('member_id'),
  kind: text().notNull(),
  state: text({ enum: mailStates }).notNull(),
  address: text(),
  subject: text(),
  html: text(),
  body: text(),
  headers: jsonb().$type<Record<string, string>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})
