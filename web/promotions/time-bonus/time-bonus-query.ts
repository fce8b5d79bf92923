import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import { timed } from '#client/live/server-clock.ts'
import { timeBonusMs } from '#common/payments/time-bonus.ts'
import type { User } from '#common/wire/members.ts'

/** A device's clock may be wrong by so much and the bonus is still asked for: the server decides. */
const clocksDifferMs = 86_400_000

/** Whether it is worth asking for the time bonus (spec §4): only for newcomers who have not paid. */
export function mayHaveTimeBonus(user: User | null | undefined): user is User {
  if (!user || user.paid_user) return false
  return Date.parse(user.signup_date) + timeBonusMs + clocksDifferMs > Date.now()
}

/** The newcomer's discount. That it cannot be loaded shows nowhere (spec §8). */
export function timeBonusQuery(api: ReadApi, memberId: string) {
  return queryOptions({
    queryKey: ['time-bonus', memberId],
    queryFn: () => timed(() => unwrap(api['discountcode.php'].$get({ query: { welcome: 'true' } }))),
    // How far the clocks are apart is only guessed from an answer that came with the page.
    refetchOnMount: ({ state }) => (state.data?.clock_offset === null ? ('always' as const) : true),
  })
}
