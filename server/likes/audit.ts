import type { AuditCheck } from '../platform/db/audit-check.ts'
import { outsidePool } from '../sites/outside-pool.ts'

export const likeChecks: AuditCheck[] = [
  {
    name: 'match_without_likes',
    explains: 'Both sides of a match like each other.',
    sql: `
      select member_match.low_id || ' ' || member_match.high_id as id
      from member_match
      left join member_like up on up.from_id = low_id and up.to_id = high_id
      left join member_like down on down.from_id = high_id and down.to_id = low_id
      where up.from_id is null or down.from_id is null`,
  },
  {
    name: 'likes_without_match',
    explains: 'Two members who like each other have a match.',
    sql: `
      select up.from_id || ' ' || up.to_id as id
      from member_like up
      join member_like down on down.from_id = up.to_id and down.to_id = up.from_id
      left join member_match on low_id = up.from_id and high_id = up.to_id
      where up.from_id < up.to_id and low_id is null`,
  },
  {
    name: 'like_outside_pool',
    explains: 'Members like members of their own site, or of one that shares its members with it.',
    sql: `
      select member_like.from_id || ' ' || member_like.to_id as id
      from member_like
      join member liker on liker.id = from_id join site liker_site on liker_site.id = liker.site_id
      join member liked on liked.id = to_id join site liked_site on liked_site.id = liked.site_id
      where ${outsidePool('liker_site', 'liked_site')}`,
  },
]
