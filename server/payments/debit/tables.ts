import {
  bigint,
  customType,
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const mandates = pgTable('debit_mandate', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  companyId: integer('company_id').notNull(),
  reference: text().notNull(),
  details: bytes(),
  textVersion: text('text_version').notNull(),
  language: text().notNull(),
  signedAt: moment('signed_at').notNull(),
  endedAt: moment('ended_at'),
})

export const debitRequests = pgTable('debit_request', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  requestId: uuid('request_id').notNull(),
  bundleId: uuid('bundle_id').notNull(),
  details: bytes(),
  mandateId: uuid('mandate_id'),
  codeMac: bytes('code_mac'),
  tries: smallint().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  refusedAt: moment('refused_at'),
  expiresAt: moment('expires_at'),
  confirmedAt: moment('confirmed_at'),
})

export const debitBatches = pgTable('debit_batch', {
  id: uuid().primaryKey(),
  companyId: integer('company_id').notNull(),
  messageId: text('message_id').notNull(),
  transactions: integer().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull(),
})

export const debits = pgTable('debit', {
  orderId: uuid('order_id').primaryKey(),
  mandateId: uuid('mandate_id').notNull(),
  companyId: integer('company_id').notNull(),
  amount: integer().notNull(),
  dueOn: date('due_on').notNull(),
  state: text({ enum: ['waiting', 'exported', 'booked', 'returned', 'rejected'] }).notNull(),
  reason: text(),
  batchId: uuid('batch_id'),
  sequence: text({ enum: ['FRST', 'RCUR'] }),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
})

export type MandateRow = typeof mandates.$inferSelect
export type DebitRequestRow = typeof debitRequests.$inferSelect
export type DebitRow = typeof debits.$inferSelect
