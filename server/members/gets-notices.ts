import type { members } from './tables.ts'

type Member = Pick<typeof members.$inferSelect, 'status' | 'email' | 'emailConfirmedAt' | 'isDemo'>

/** Whether a member is mailed what happens on the site: while the account is active, at an address that is proved. */
export function getsNotices({ status, email, emailConfirmedAt, isDemo }: Member): boolean {
  return status === 'active' && email !== null && (emailConfirmedAt !== null || isDemo)
}
