import { createRandom } from '#demo/random.ts'
import { groupMembers } from './member-groups.ts'
import type { MembersPlan } from './members-plan.ts'
import { mix } from './mix.ts'
import { type ConversationsPlan, planConversations } from './plan-conversations.ts'
import { type LikesPlan, planLikes } from './plan-likes.ts'
import { planMembers, type Size } from './plan-members.ts'
import type { LoadWorld } from './read-places.ts'

export type LoadPlan = { members: MembersPlan; likes: LikesPlan; conversations: ConversationsPlan }

/** Decides who is there, who likes whom and who writes to whom. The rows follow from it, and nothing else. */
export function planLoad(size: Size, world: LoadWorld): LoadPlan {
  const members = planMembers(size, world)
  const groups = groupMembers(members, createRandom(mix(size.seed + 6)))
  return {
    members,
    likes: planLikes(members, groups),
    conversations: planConversations(members, groups),
  }
}
