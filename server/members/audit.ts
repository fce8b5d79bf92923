import type { AuditCheck } from '../platform/db/audit-check.ts'

export const memberChecks: AuditCheck[] = [
  {
    name: 'member_in_other_company',
    explains: 'A member belongs to the company of the home site.',
    sql: `
      select member.id::text as id from member left join site on site.id = member.site_id
      where member.company_id is distinct from site.company_id`,
  },
  {
    name: 'session_on_other_site',
    explains: 'A session works on its member’s own site and on no other.',
    sql: `
      select encode(sha256(session.token_hash), 'hex') as id
      from session left join member on member.id = session.member_id
      where session.site_id is distinct from member.site_id`,
  },
  {
    name: 'session_of_ended_member',
    explains: 'Who is suspended or deleted has no session left.',
    sql: `
      select encode(sha256(session.token_hash), 'hex') as id
      from session join member on member.id = session.member_id
      where member.status <> 'active'`,
  },
  {
    name: 'erased_member_named',
    explains: 'Who was erased has neither name, address, password nor profile left.',
    sql: `
      select member.id::text as id from member left join profile on profile.member_id = member.id
      where erased_at is not null and (name <> member.id::text or email is not null or password_hash is not null
        or tracking <> '{}' or profile.member_id is not null)`,
  },
]
