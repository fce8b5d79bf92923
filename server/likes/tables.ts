import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

export const likes = pgTable(
  'member_like',
  {
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.toId, table.fromId] })],
)

export const matches = pgTable(
  'member_match',
  {
    lowId: uuid('low_id').notNull(),
    highId: uuid('high_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lowId, table.highId] })],
)
