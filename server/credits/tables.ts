import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const accounts = pgTable('account', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id'),
  companyId: integer('company_id').notNull(),
  house: text({ enum: ['sales', 'messages', 'gifts', 'bonus', 'refunds', 'debt', 'held'] }),
  balance: bigint({ mode: 'number' }).notNull().default(0),
})

export const transfers = pgTable('transfer', {
  id: uuid().primaryKey(),
  fromAccount: uuid('from_account').notNull(),
  toAccount: uuid('to_account').notNull(),
  amount: integer().notNull(),
  kind: text().notNull(),
  reference: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const bundles = pgTable('bundle', {
  id: uuid().primaryKey(),
  siteId: integer('site_id').notNull(),
  country: text().notNull(),
  currency: text().notNull(),
  credits: integer().notNull(),
  price: integer().notNull(),
  usual: boolean().notNull().default(false),
  active: boolean().notNull().default(true),
})
