import type { User } from '#common/wire/members.ts'

const hiddenOn = /^\/(signup|complete-signup|notifications|members\/[^/]+\/signup)(\/|$)/

/**
 * Whether the activation reminder is due (spec §4): not confirmed, profile disabled, no notifications disabled, and the
 * page is not signup, settings or notifications.
 */
export function needsActivation(user: User | null, path: string): boolean {
  return (
    user !== null &&
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0 &&
    !hiddenOn.test(path)
  )
}
