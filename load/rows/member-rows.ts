import { required } from '#common/required.ts'
import { nameKeys } from '#server/members/names/name-keys.ts'
import type { members } from '#server/members/tables.ts'
import type { LoadRow } from '../copy/load-row.ts'
import type { LoadPlan } from '../plan/load-plan.ts'
import { has, memberId, placeOf } from '../plan/members-plan.ts'
import { share } from '../plan/mix.ts'
import { plainUuid } from '../plan/uuid.ts'
import { createPersons } from './person-of.ts'

/** Accounts with the address load.<n>@example.org, all with the same password. */
export function* memberRows(
  { members: plan, conversations }: LoadPlan,
  passwordHash: string,
): Generator<LoadRow<typeof members>> {
  const personOf = createPersons(plan)
  for (let index = 0; index < plan.size; index++) {
    const number = plan.offset + index + 1
    const { site } = placeOf(plan, index)
    const { described, language } = personOf(index)
    const createdAt = required(plan.createdAt[index])
    const paid = has(plan, index, 'paid')
    const name = `${described.firstName}.${number}`
    yield {
      id: memberId(plan, index),
      siteId: site.id,
      companyId: site.companyId,
      email: `load.${number}@example.org`,
      emailConfirmedAt: createdAt,
      name,
      ...nameKeys(name),
      passwordVersion: 0,
      passwordHash,
      status: has(plan, index, 'suspended') ? 'suspended' : 'active',
      language,
      paid,
      isDemo: false,
      // Premium came before the first conversation, and opens them without counting.
      conversationsStarted: paid ? 0 : required(conversations.opened[index]),
      tracking: share(plan.seed + 9, index, 0) < 0.2 ? { network: 'load' } : {},
      signupRequest: plainUuid(plan.seed + 10, plan.offset + index, 0),
      createdAt,
      deletedAt: null,
      erasedAt: null,
      termsVersion: null,
      termsAcceptedAt: null,
      fraudAt: null,
      fictionalKnownAt: null,
      underAgeAt: null,
    }
  }
}
