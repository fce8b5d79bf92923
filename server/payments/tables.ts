import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { paymentMethods } from '#common/payments/payment-methods.ts'
import { sandboxStates } from '#common/payments/sandbox-states.ts'
import { refundKinds } from '#common/payments/spending.ts'
import { orderStates } from '#common/wire/payments.ts'

export const orders = pgTable('payment_order', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  /** What a person reads out: unique on the site. */
  number: text().notNull().default(sql`payment_number()`),
  siteId: integer('site_id').notNull(),
  companyId: integer('company_id').notNull(),
  bundleId: uuid('bundle_id').notNull(),
  requestId: uuid('request_id').notNull(),
  credits: integer().notNull(),
  amount: integer().notNull(),
  transactionCosts: integer('transaction_costs').notNull().default(0),
  /** What was taken off the price; `amount` is what is left of it. */
  discount: integer().notNull().default(0),
  discountCode: text('discount_code'),
  discountPercentage: integer('discount_percentage'),
  currency: text().notNull(),
  country: text(),
  /** The VAT in the total, of 10,000. */
  vatRate: integer('vat_rate').notNull().default(0),
  method: text({ enum: paymentMethods }).notNull(),
  provider: text().notNull(),
  providerPaymentId: text('provider_payment_id'),
  providerChargeId: text('provider_charge_id'),
  redirect: text(),
  state: text({ enum: orderStates }).notNull(),
  /** What has gone back so far, in the order's currency. */
  returned: integer().notNull().default(0),
  keepCard: boolean('keep_card').notNull().default(false),
  storedCardId: uuid('stored_card_id'),
  /** Paid when its account had been erased: without credits, premium or an invoice. The money goes back. */
  uncredited: boolean().notNull().default(false),
  lookedUpAt: timestamp('looked_up_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

/** What has gone back: refunds and chargebacks, as the ledger has them. */
export const reversals = pgTable(
  'payment_reversal',
  {
    orderId: uuid('order_id').notNull(),
    id: text().notNull(),
    kind: text({ enum: ['refunded', 'charged_back'] }).notNull(),
    amount: integer().notNull(),
    credits: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.id] })],
)

/** What staff give back. */
export const refunds = pgTable('refund_request', {
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  amount: integer().notNull(),
  reason: text().notNull(),
  requestedBy: text('requested_by').notNull(),
  /** The member's request that the refund answers. */
  refundRequestId: uuid('money_back_id'),
  state: text({ enum: ['requested', 'asked', 'booked', 'refused'] })
    .notNull()
    .default('requested'),
  providerRefundId: text('provider_refund_id'),
  refusal: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

export const notifications = pgTable(
  'payment_notification',
  {
    provider: text().notNull(),
    digest: text().notNull(),
    /** The bytes as they came, in base64. */
    body: text().notNull(),
    reference: text().notNull(),
    notices: jsonb().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    processedAt: timestamp('processed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.provider, table.digest] })],
)

export const storedCards = pgTable('stored_card', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id'),
  provider: text().notNull(),
  token: text().notNull(),
  method: text({ enum: paymentMethods }).notNull(),
  brand: text(),
  lastFour: text('last_four'),
  expires: text(),
  /** Whom the provider knows it by, also once the member has removed it. */
  holder: uuid().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
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
  memberId: uuid('member_id'),
  siteId: integer('site_id'),
  returnPath: text('return_path').notNull(),
  keepCard: boolean('keep_card').notNull().default(false),
  state: text({ enum: sandboxStates }).notNull().default('open'),
  toldAt: timestamp('told_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const sandboxRefunds = pgTable('sandbox_refund', {
  key: text().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  amount: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const spendingRules = pgTable('spending_rule', {
  memberId: uuid('member_id').primaryKey(),
  cap: integer(),
  currency: text(),
  nextCap: integer('next_cap'),
  nextCapAt: timestamp('next_cap_at', { withTimezone: true }),
  paused: boolean().notNull().default(false),
  resumesAt: timestamp('resumes_at', { withTimezone: true }),
})

/** What members ask back. */
export const refundRequests = pgTable('money_back_request', {
  id: uuid().primaryKey(),
  orderId: uuid('order_id').notNull(),
  memberId: uuid('member_id').notNull(),
  kind: text({ enum: refundKinds }).notNull(),
  /** What was unused when it was asked, and what that cost. */
  credits: integer().notNull(),
  amount: integer().notNull(),
  /** Of the credits, what is off the balance and has not gone back yet. */
  held: integer().notNull().default(0),
  /** Of the money, what has gone back since. */
  paid: integer().notNull().default(0),
  reason: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  outcome: text({ enum: ['returned', 'taken_back', 'refused'] }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  refusedBy: text('refused_by'),
  refusal: text().notNull().default(''),
})

/** What a method costs beside the price; nothing where there is no row. */
export const transactionCosts = pgTable(
  'transaction_cost',
  {
    siteId: integer('site_id').notNull(),
    currency: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.currency, table.method] })],
)

export const invoiceSeries = pgTable('invoice_series', {
  companyId: integer('company_id').primaryKey(),
  lastNumber: integer('last_number').notNull().default(0),
})

/** The company as it was when it issued an invoice. */
type Seller = {
  name: string
  address: string
  city: string
  country: string
  kvk: string
  vatNumbers: string[]
}

export const invoices = pgTable(
  'invoice',
  {
    companyId: integer('company_id').notNull(),
    number: integer().notNull(),
    previous: integer().generatedAlwaysAs(sql`nullif(number - 1, 0)`),
    orderId: uuid('order_id').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    seller: jsonb().$type<Seller>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.number] })],
)
