import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const likes = pgTable(
  'member_like',
  {
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** When it was shown in the pop-up. */
    poppedAt: timestamp('popped_at', { withTimezone: true }),
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

export const swipePasses = pgTable(
  'swipe_pass',
  {
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] })],
)

/** The likes given in the swipe game on the day that ends at `until`, by the clock of `zone`. */
export const swipeDays = pgTable('swipe_day', {
  memberId: uuid('member_id').primaryKey(),
  zone: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
  likes: smallint().notNull(),
})
