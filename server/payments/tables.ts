import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orderStates, paymentMethods } from '#common/payments.ts'

export const orders = pgTable('payment_order', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  siteId: integer('site_id').notNull(),
  companyId: integer('company_id').notNull(),
  bundleId: uuid('bundle_id').notNull(),
  requestId: uuid('request_id').notNull(),
  credits: integer().notNull(),
  amount: integer().notNull(),
  transactionCosts: integer('transaction_costs').notNull().default(0),
  currency: text().notNull(),
  method: text({ enum: paymentMethods }).notNull(),
  provider: text().notNull(),
  providerPaymentId: text('provider_payment_id'),
  redirect: text(),
  state: text({ enum: orderStates }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

export const providerEvents = pgTable(
  'provider_event',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    payload: jsonb().notNull(),
    outcome: text({ enum: ['applied', 'ignored', 'quarantined'] }).notNull(),
    reason: text(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)

export const sandboxPayments = pgTable('sandbox_payment', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  method: text().notNull(),
  returnPath: text('return_path').notNull(),
  state: text({ enum: ['open', 'approved', 'failed', 'cancelled', 'pending'] })
    .notNull()
    .default('open'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
