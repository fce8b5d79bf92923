import type { members } from './tables.ts'

type Member = Pick<typeof members.$inferSelect, 'status' | 'email' | 'emailConfirmedAt' | 'isDemo'>

/** Whether a member is mailed what happens on the site: while the account is active, at an address that is proved. */
export function getsNotifications(member: Member): boolean {
  return member.status === 'active' && member.email !== null && hasProved(member)
}

export function hasProved({
  emailConfirmedAt,
  isDemo,
}: Pick<Member, 'emailConfirmedAt' | 'isDemo'>): boolean {
  return emailConfirmedAt !== null || isDemo
}
