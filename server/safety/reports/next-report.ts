import { sql } from 'drizzle-orm'
import { reportReasons, reportSubjects } from '#common/reports.ts'
import type { StaffCtx } from '#server/kernel/context.ts'
import { int, json, nullable, oneOf, text, timestamp, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { evidenceSchema } from './evidence.ts'

const shape = {
  id: uuid,
  waiting: int,
  site: text,
  memberId: uuid,
  reporterId: nullable(uuid),
  subject: oneOf(reportSubjects),
  reason: oneOf(reportReasons),
  details: nullable(text),
  evidence: json(evidenceSchema),
  photoKey: nullable(text),
  /** How often the member was reported before, and how often that was upheld. */
  earlier: int,
  upheld: int,
  createdAt: timestamp,
}

/** The longest waiting report that is not among those skipped. */
export async function findNextReport({ db }: StaffCtx, skipped: readonly string[]) {
  const [found] = await rows(
    db,
    shape,
    sql`
    select report.id, (select count(*)::int from report where state = 'open') as waiting,
      site.settings->>'name' as site, report.member_id as "memberId", report.reporter_id as "reporterId",
      report.subject, report.reason, report.details, report.evidence, report.photo_key as "photoKey",
      (select count(*)::int from report other where other.member_id = report.member_id and other.id <> report.id) as earlier,
      (select count(*)::int from report other
        where other.member_id = report.member_id and other.state = 'upheld') as upheld,
      report.created_at as "createdAt"
    from report join site on site.id = report.site_id
    where report.state = 'open' and report.id <> all(${sql.param([...skipped])}::uuid[])
    order by report.created_at, report.id limit 1`,
  )
  return found
}

export type NextReport = NonNullable<Awaited<ReturnType<typeof findNextReport>>>
