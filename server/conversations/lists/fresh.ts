import { type StringChunk, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { likes, matches } from '#server/likes/tables.ts'
import { timestamp, uuid } from '#server/platform/db/columns.ts'
import { joined } from '#server/platform/db/joined.ts'
import { limitTo, prepared } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { isShownTo } from '#server/profiles/relation/shown-to.ts'

const match = joined(matches)
const like = joined(likes)
const most = limitTo(limits.freshMax)

/**
 * Matches and unanswered likes without a conversation, each the newest first and matches before likes. A removed
 * conversation counts as one: who was written to is not new.
 */
export async function findFresh(ctx: MemberCtx): Promise<string[]> {
  const me = sql`${ctx.actor.memberId}::uuid`
  const unwritten = (other: StringChunk) => sql`not exists (select from conversation
    where conversation.company_id = ${ctx.site.companyId} and conversation.low_id = least(${me}, ${other})
      and conversation.high_id = greatest(${me}, ${other}))
    and ${isShownTo(ctx, other)}`
  const matched = (
    own: StringChunk,
    other: StringChunk,
  ) => sql`(select ${other} as id, created_at as at, 0 as place
    from ${match} where ${own} = ${me} and ${unwritten(other)}
    order by created_at desc, ${other} desc ${most})`
  const found = await rows(
    ctx.db,
    { id: uuid, at: timestamp },
    prepared(sql`
    select found.id, found.at from (
      ${matched(match.lowId, match.highId)}
      union all ${matched(match.highId, match.lowId)}
      union all (select from_id as id, created_at as at, 1 as place from ${like}
        where to_id = ${me}
          and (select true from member_like own
            where own.to_id = member_like.from_id and own.from_id = member_like.to_id) is null
          and ${unwritten(like.fromId)}
        order by created_at desc, from_id desc ${most})
    ) found
    order by found.place, found.at desc, found.id desc ${most}`),
  )
  return found.map(({ id }) => id)
}
