import { sql } from 'drizzle-orm'
import { nullable, text, timestamp } from '#server/platform/db/columns.ts'
import { file, type OwnFile, shownName } from './own-file.ts'

/** What the member saved, noted and reported, and the visits of either side, as files of the download. */
export const ownSafety: OwnFile[] = [
  file(
    'favourites.json',
    { saved: nullable(text), created_at: timestamp },
    (ctx) => sql`
    select ${shownName(ctx, sql`favourite.member_id`)} as saved, created_at
    from favourite where owner_id = ${ctx.actor.memberId} order by created_at`,
  ),
  file(
    'notes.json',
    { about: nullable(text), note: text, updated_at: timestamp },
    (ctx) => sql`
    select ${shownName(ctx, sql`member_note.member_id`)} as about, body as note, updated_at
    from member_note where owner_id = ${ctx.actor.memberId} order by updated_at`,
  ),
  file(
    'visits.json',
    { visited: nullable(text), visited_at: timestamp },
    (ctx) => sql`
    select ${shownName(ctx, sql`visit.member_id`)} as visited, visited_at
    from visit where visitor_id = ${ctx.actor.memberId} order by visited_at`,
  ),
  file(
    'reports.json',
    {
      reported: nullable(text),
      subject: text,
      reason: text,
      details: nullable(text),
      state: text,
      created_at: timestamp,
    },
    (ctx) => sql`
    select ${shownName(ctx, sql`report.member_id`)} as reported, subject, reason, details, state, created_at
    from report where reporter_id = ${ctx.actor.memberId} order by created_at`,
  ),
  file(
    'complaints.json',
    {
      about: text,
      reason: text,
      explanation: text,
      name: nullable(text),
      email: text,
      state: text,
      answer: nullable(text),
      created_at: timestamp,
      answered_at: nullable(timestamp),
    },
    (ctx) => sql`
    select about, reason, explanation, name, email, state, answer, created_at, answered_at
    from complaint where member_id = ${ctx.actor.memberId} order by created_at`,
  ),
]
