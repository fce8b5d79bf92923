import { expect } from 'vitest'
import type { Purchase } from '#server/testing/payments/buy-bundle.ts'
import { notifyPayment, providerEventOf } from '#server/testing/payments/notify-payment.ts'
import type { TestApp } from '#server/testing/start/create-test-app.ts'
import type { Expected, Rules } from './rules.ts'

type Person = Awaited<ReturnType<TestApp['signUp']>>
type Answer = Awaited<ReturnType<Person['browser']['post']>>

/** Two sites of one company that do not share their members. */
const hosts = ['localhost', 'women.localhost']

/** The real side of a run: the app, the members in the order of the model's, and what commands remember. */
export class Site {
  readonly t: TestApp
  readonly people: Person[] = []
  readonly conversations = new Map<string, string>()
  readonly purchases: Purchase[] = []

  constructor(t: TestApp) {
    this.t = t
  }

  async signUp(site: number): Promise<void> {
    this.people.push(await this.t.signUp({ host: hosts[site] }))
  }

  id(who: number): string {
    return this.people[who]!.id
  }

  browser(who: number) {
    return this.people[who]!.browser
  }

  /** The conversation of two members; one must have been started. */
  between(a: number, b: number): string {
    return this.conversations.get([a, b].sort((x, y) => x - y).join(' '))!
  }

  remember(a: number, b: number, conversation: string): void {
    this.conversations.set([a, b].sort((x, y) => x - y).join(' '), conversation)
  }

  async reverse(order: number, state: 'refunded' | 'charged_back'): Promise<void> {
    const status = await notifyPayment(this.t, providerEventOf(this.purchases[order]!, { state }))
    if (status !== 200) throw new Error(`the notification was answered ${status}`)
  }
}

/** Compares an answer with what the rules say of it, as far as they say something. */
export function expectAnswer(answer: Answer, expected: Expected): void {
  expect([answer.status, answer.body.error]).toEqual([expected.status, expected.error])
  if (expected.body) expect({ ...answer.body.message, ...answer.body }).toMatchObject(expected.body)
}

/** Compares what an order's reversal found missing with the rules. */
export async function expectDebt(rules: Rules, site: Site, order: number): Promise<void> {
  const { rows } = await site.t.pool.query<{ debt: number }>(
    `select coalesce(sum(amount), 0)::int as debt
    from transfer join account on account.id = from_account
    where house = 'debt' and split_part(reference, ':', 1) = $1`,
    [site.purchases[order]!.order.payment_id],
  )
  expect(rows[0]!.debt).toBe(rules.orders[order]!.debt)
}

/** Compares all that a member can see with the rules. */
export async function expectView(rules: Rules, site: Site, who: number): Promise<void> {
  const browser = site.browser(who)
  const { credits, paid } = rules.members[who]!
  const { user } = (await browser.get('/api/user.php')).body
  expect(user).toMatchObject({ credits, paid_user: paid, conversations_left: rules.left(who) })

  const { chats, total_unread_messages: total } = (await browser.get('/api/chats.php')).body
  const seen = chats.map((chat: { profile: { id: string }; num_unread_messages: number; open: boolean }) => ({
    other: site.people.findIndex(({ id }) => id === chat.profile.id),
    unread: chat.num_unread_messages,
  }))
  const expected = rules.listed(who).map((other) => ({ other, unread: rules.unread(who, other) }))
  expect(seen.toSorted(byOther)).toEqual(expected)
  expect(total).toBe(rules.totalUnread(who))

  const likes = (await browser.get('/api/likes.php')).body
  for (const { id, like_state: state } of [...likes.profiles, ...likes.liked_by])
    expect(state).toBe(
      rules.likeState(
        who,
        site.people.findIndex((person) => person.id === id),
      ),
    )
  const met = rules.members.map((_, other) => other).filter((other) => rules.meets(who, other))
  expect(likes.profiles).toHaveLength(met.filter((other) => rules.likes.has(`${who}>${other}`)).length)
  expect(likes.liked_by).toHaveLength(met.filter((other) => rules.likes.has(`${other}>${who}`)).length)
}

function byOther(a: { other: number }, b: { other: number }): number {
  return a.other - b.other
}
