import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { complaintReasons } from '#common/complaint-reasons.ts'
import { locales } from '#common/locales.ts'
import { reportReasons, reportSubjects } from '#common/reports.ts'
import type { Evidence } from './reports/evidence.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What people reported of members, until it is decided and some time after. */
export const reports = pgTable('report', {
  id: uuid().primaryKey(),
  requestId: uuid('request_id').notNull(),
  memberId: uuid('member_id').notNull(),
  reporterId: uuid('reporter_id'),
  siteId: integer('site_id').notNull(),
  subject: text({ enum: reportSubjects }).notNull(),
  reason: text({ enum: reportReasons }).notNull(),
  details: text(),
  evidence: jsonb().$type<Evidence>().notNull(),
  photoKey: text('photo_key'),
  state: text({ enum: ['open', 'upheld', 'dismissed'] })
    .notNull()
    .default('open'),
  decidedBy: text('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Complaints, until some time after their answer. */
export const complaints = pgTable('complaint', {
  id: uuid().primaryKey(),
  requestId: uuid('request_id').notNull(),
  siteId: integer('site_id').notNull(),
  memberId: uuid('member_id'),
  about: text().notNull(),
  reason: text({ enum: complaintReasons }).notNull(),
  explanation: text().notNull(),
  name: text(),
  email: text().notNull(),
  language: text({ enum: locales }).notNull(),
  tokenHash: bytea('token_hash').notNull(),
  state: text({ enum: ['open', 'upheld', 'dismissed'] })
    .notNull()
    .default('open'),
  answer: text(),
  answeredBy: text('answered_by'),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
