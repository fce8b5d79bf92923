import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

export const blocks = pgTable(
  'block',
  {
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    companyId: integer('company_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] })],
)
