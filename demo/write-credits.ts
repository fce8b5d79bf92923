import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { required } from '#common/required.ts'
import type { NicheId } from '#common/sites/niches.ts'
import { accounts, transfers } from '#server/credits/tables.ts'
import { orders } from '#server/payments/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { DemoPlace } from './read-demo-sites.ts'
import type { WrittenMember } from './write-people.ts'
import { writeRows } from './write-rows.ts'

const dayMs = 86_400_000
/** What lets a demo character answer whoever writes. */
const characterCredits = 1_000

/**
 * Accounts with a ledger that explains every balance: characters are given credits of the demo's own, premium members
 * have bought bundles. The premium sign-in holds 500 credits and nothing else.
 */
export async function writeCredits(
  db: Db,
  all: WrittenMember[],
  { sites, now }: { sites: Map<NicheId, DemoPlace>; now: Date },
): Promise<void> {
  const createdAt = new Date(now.getTime() - 30 * dayMs)
  const books = all.map((member) => bookOf(member, required(sites.get(member.person.niche)), createdAt))
  await writeRows(
    db,
    accounts,
    books.map((book) => book.account),
  )
  await writeRows(
    db,
    orders,
    books.flatMap((book) => book.orders),
  )
  await writeRows(
    db,
    transfers,
    books.flatMap((book) => book.transfers),
  )
}

function bookOf(member: WrittenMember, { site, bundles, houses }: DemoPlace, createdAt: Date) {
  const accountId = uuidv7()
  const given: { house: string; amount: number; kind: string; reference: string }[] = []
  if (!member.signin)
    given.push({ house: 'bonus', amount: characterCredits, kind: 'demo', reference: member.id })
  else if (!member.person.premium)
    given.push({ house: 'bonus', amount: site.settings.signup_credits, kind: 'signup', reference: member.id })
  const bought = purchasesOf(member, bundles, createdAt)
  for (const order of bought)
    given.push({ house: 'sales', amount: order.credits, kind: 'purchase', reference: order.id })
  return {
    account: {
      id: accountId,
      memberId: member.id,
      companyId: member.companyId,
      balance: given.reduce((sum, gift) => sum + gift.amount, 0),
    },
    orders: bought,
    transfers: given
      .filter((gift) => gift.amount > 0)
      .map(({ house, ...gift }) => ({
        id: uuidv7(),
        ...gift,
        fromAccount: required(houses.get(house)),
        toAccount: accountId,
        createdAt,
      })),
  }
}

function purchasesOf(member: WrittenMember, bundles: DemoPlace['bundles'], createdAt: Date) {
  if (!member.person.premium) return []
  const own = bundles.filter((bundle) => bundle.country === member.person.country)
  const largest = required(own.toSorted((a, b) => b.credits - a.credits)[0])
  const count = Math.max(1, Math.floor((member.signin?.credits ?? 0) / largest.credits))
  return Array.from({ length: count }, () => ({
    id: uuidv7(),
    memberId: member.id,
    siteId: largest.siteId,
    companyId: member.companyId,
    bundleId: largest.id,
    requestId: uuidv4(),
    credits: largest.credits,
    amount: largest.price,
    currency: largest.currency,
    method: 'creditcard' as const,
    provider: 'sandbox',
    providerPaymentId: uuidv4(),
    state: 'completed' as const,
    createdAt,
    endedAt: createdAt,
  }))
}
