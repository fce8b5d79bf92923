import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const auditResults = pgTable('audit_result', {
  check: text('check_name').primaryKey(),
  findings: bigint({ mode: 'number' }).notNull(),
  sample: text().array().notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
})
