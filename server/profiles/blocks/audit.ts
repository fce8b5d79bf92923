import type { AuditCheck } from '#server/platform/db/audit-check.ts'

export const blockChecks: AuditCheck[] = [
  {
    name: 'block_in_other_company',
    explains: 'A block is between two members of the company that it names.',
    sql: `
      select block.from_id || ' ' || block.to_id as id
      from block
      left join member blocker on blocker.id = block.from_id
      left join member blocked on blocked.id = block.to_id
      where block.company_id is distinct from blocker.company_id
        or block.company_id is distinct from blocked.company_id`,
  },
]
