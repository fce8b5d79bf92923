import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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

export const notificationSettings = pgTable(
  'notification_setting',
  {
    memberId: uuid('member_id').notNull(),
    category: text().notNull(),
    channel: text().notNull(),
    enabled: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category, table.channel] })],
)
