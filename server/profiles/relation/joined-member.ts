import type { members } from '#server/members/tables.ts'
import type { Joined } from '#server/platform/db/joined.ts'
import type { profiles } from '../tables.ts'

/** A member of whom a statement has joined the account and the profile, each under whatever name. */
export type JoinedMember = { member: Joined<typeof members>; profile: Joined<typeof profiles> }
/** Where the profile is enough. */
export type JoinedProfile = Pick<JoinedMember, 'profile'>
