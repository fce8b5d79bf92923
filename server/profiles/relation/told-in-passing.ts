import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { members } from '#server/members/tables.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import { joined } from '#server/platform/db/joined.ts'
import { profiles } from '../tables.ts'
import { notBlocked } from './blocks.ts'
import { inStanding } from './standing.ts'

/** What two members who write to each other may be told of each other in passing. */
type Passing = 'showOnline' | 'showTyping'

/** Columns or values: who would be told, of whom, and the conversation of the two. */
type Told = { reader: SQLWrapper; about: SQLWrapper; conversation: SQLWrapper }

const own = joined(profiles, 'own')
const member = joined(members)
const profile = joined(profiles)

/**
 * The condition that `reader` may be told that `about`, the other one in `conversation`, is here or types: both let that be
 * seen, neither blocked the other, and `about` is in standing and not hidden from the reader without having reached out.
 */
export function toldInPassing(
  ctx: Pick<Ctx, 'now'>,
  setting: Passing,
  { reader, about, conversation }: Told,
): SQL {
  return fragment`(exists (
    select from ${own} join ${member} on member.id = ${about} join ${profile} on profile.member_id = member.id
    where own.member_id = ${reader} and ${own[setting]} and ${profile[setting]} and not profile.is_fictional
      and ${inStanding(ctx, { member, profile })}
      and (not (profile.invisible or (profile.site_id <> own.site_id and not profile.shared))
        or exists (select from member_like where from_id = member.id and to_id = own.member_id)
        or exists (select from message where message.conversation_id = ${conversation} and sender_id = member.id)))
    and ${notBlocked(reader, about)})`
}
