import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { discountKinds, discountStatuses, discountValidities } from '#common/payments/discount-kinds.ts'
import { paymentMethods } from '#common/payments/payment-methods.ts'

/** What is null limits nothing. */
export const discountCodes = pgTable('discount_code', {
  id: uuid().primaryKey().defaultRandom(),
  siteId: integer('site_id').notNull(),
  code: text().notNull(),
  kind: text({ enum: discountKinds }).notNull().default('code'),
  country: text(),
  userId: uuid('user_id'),
  expires: timestamp({ withTimezone: true }),
  valuePercentage: integer('value_percentage').notNull(),
  currency: text(),
  minimumOrderValue: integer('minimum_order_value'),
  bundleId: uuid('bundle_id'),
  status: text({ enum: discountStatuses }).notNull().default('active'),
  validity: text({ enum: discountValidities }).notNull().default('once_per_user'),
  paymentmethods: text({ enum: paymentMethods }).array(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const enteredDiscounts = pgTable('entered_discount', {
  memberId: uuid('member_id').primaryKey(),
  codeId: uuid('code_id').notNull(),
  enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
})

/** Its state follows the order's by a trigger. */
export const discountUses = pgTable('discount_use', {
  orderId: uuid('order_id').primaryKey(),
  codeId: uuid('code_id').notNull(),
  validity: text({ enum: discountValidities }).notNull(),
  userId: uuid('user_id').notNull(),
  state: text({ enum: ['reserved', 'used', 'released', 'late'] }).notNull(),
})
