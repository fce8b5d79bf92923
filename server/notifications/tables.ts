import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  mailDisabledReasons,
  notificationCategories,
  notificationChannels,
} from '#common/notification-categories.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const mailStates = ['queued', 'sending', 'sent', 'refused', 'unknown', 'dropped'] as const

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
  attempts: integer().notNull().default(0),
  code: integer(),
  /** The receiving server's reason, as 5.2.2, and the day on which it was heard. */
  refusal: text(),
  refusedOn: date('refused_on'),
  addressHash: bytea('address_hash'),
  /** Of a mail about news. */
  categories: text().array(),
})
export type MailRow = typeof mails.$inferSelect

export const notificationSettings = pgTable(
  'notification_setting',
  {
    memberId: uuid('member_id').notNull(),
    category: text({ enum: notificationCategories }).notNull(),
    channel: text({ enum: notificationChannels }).notNull(),
    enabled: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category, table.channel] })],
)

export const mailDisabled = pgTable(
  'mail_disabled',
  {
    memberId: uuid('member_id').notNull(),
    reason: text({ enum: mailDisabledReasons }).notNull(),
    /** Of the address that bounced. */
    addressHash: bytea('address_hash'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.reason] })],
)
