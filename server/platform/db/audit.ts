import type { AuditCheck } from './audit-check.ts'

export const eventChecks: AuditCheck[] = [
  {
    name: 'event_beyond_cursor',
    explains: 'No live event has a number that its member’s counter has not given yet.',
    sql: `
      select newest.member_id::text as id
      from (select member_id, max(number) as number from event group by member_id) as newest
      left join event_cursor on event_cursor.member_id = newest.member_id
      where event_cursor.last_number is null or event_cursor.last_number < newest.number`,
  },
]
