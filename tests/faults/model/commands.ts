import fc from 'fast-check'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import type { Rules } from './rules.ts'
import { expectAnswer, expectDebt, expectView, type Site } from './site.ts'

type Run = (rules: Rules, site: Site) => Promise<number[]>
type Check = (rules: Rules) => boolean

const ended = { status: 409, error: 'payment_ended' }

/** A step that is taken on both sides; it answers whose view may have changed, and those are compared. */
class Step implements fc.AsyncCommand<Rules, Site> {
  private readonly name: string
  private readonly may: Check
  private readonly act: Run

  constructor(name: string, may: Check, act: Run) {
    this.name = name
    this.may = may
    this.act = act
  }

  check = (rules: Readonly<Rules>) => this.may(rules as Rules)

  async run(rules: Rules, site: Site): Promise<void> {
    for (const who of await this.act(rules, site)) await expectView(rules, site, who)
  }

  toString = () => this.name
}

const anybody = fc.nat({ max: 5 })
const couple = fc.tuple(anybody, anybody).filter(([a, b]) => a !== b)
const known = (rules: Rules, ...who: number[]) => who.every((one) => one < rules.members.length)
const talking = (rules: Rules, a: number, b: number) => known(rules, a, b) && Boolean(rules.talk(a, b))

const signUp = fc.nat({ max: 1 }).map(
  (home) =>
    new Step(
      `signUp(site ${home})`,
      (rules) => rules.members.length < 6,
      async (rules, site) => {
        rules.signUp(home)
        await site.signUp(home)
        return [rules.members.length - 1]
      },
    ),
)

const like = couple.map(
  ([from, to]) =>
    new Step(
      `like(${from}, ${to})`,
      (rules) => known(rules, from, to),
      async (rules, site) => {
        const expected = rules.like(from, to)
        expectAnswer(await site.browser(from).post('/api/like.php', { id: site.id(to) }), expected)
        return [from, to]
      },
    ),
)

/** Few ids, so that the same one is soon sent again, to the same or another, with the same or another text. */
const send = fc.tuple(couple, fc.nat({ max: 7 }), fc.nat({ max: 9 })).map(([[from, to], id, text]) => {
  const clientId = `0000000${id}-0000-4000-8000-00000000000${to}`
  const body = text === 0 ? 'another text' : 'the text'
  return new Step(
    `send(${from}, ${to}, #${id}, ${body})`,
    (rules) => known(rules, from, to),
    async (rules, site) => {
      const expected = rules.send(from, to, clientId, body)
      const message = { to: site.id(to), client_id: clientId, body }
      const answer = await site.browser(from).post('/api/message.php', message)
      expectAnswer(answer, expected)
      if (answer.status === 200) site.remember(from, to, answer.body.conversation)
      return [from, to]
    },
  )
})

/** By the same few ids as texts. */
const give = fc
  .tuple(couple, fc.nat({ max: 7 }), fc.constantFrom('rose', 'letter'))
  .map(([[from, to], id, gift]) => {
    const clientId = `0000000${id}-0000-4000-8000-00000000000${to}`
    return new Step(
      `give(${from}, ${to}, #${id}, ${gift})`,
      (rules) => known(rules, from, to),
      async (rules, site) => {
        const expected = rules.give(from, to, clientId, gift)
        const form = { to: site.id(to), client_id: clientId, gift }
        const answer = await site.browser(from).post('/api/gift.php', form)
        expectAnswer(answer, expected)
        if (answer.status === 200) site.remember(from, to, answer.body.conversation)
        return [from, to]
      },
    )
  })

const unsend = fc.tuple(couple, fc.integer({ min: 1, max: 8 })).map(
  ([[who, other], number]) =>
    new Step(
      `unsend(${who}, ${other}, ${number})`,
      (rules) => talking(rules, who, other),
      async (rules, site) => {
        const expected = rules.unsend(who, other, number)
        const place = { conversation: site.between(who, other), number }
        expectAnswer(await site.browser(who).delete('/api/message.php', place), expected)
        return [who, other]
      },
    ),
)

const read = fc.tuple(couple, fc.nat({ max: 12 })).map(
  ([[who, other], number]) =>
    new Step(
      `read(${who}, ${other}, ${number})`,
      (rules) => talking(rules, who, other),
      async (rules, site) => {
        const expected = rules.read(who, other, number)
        const conversation = site.between(who, other)
        expectAnswer(await site.browser(who).put('/api/chat.php', { conversation, number }), expected)
        return [who, other]
      },
    ),
)

const remove = couple.map(
  ([who, other]) =>
    new Step(
      `remove(${who}, ${other})`,
      (rules) => talking(rules, who, other),
      async (rules, site) => {
        const expected = rules.remove(who, other)
        const conversation = site.between(who, other)
        expectAnswer(await site.browser(who).delete('/api/chat.php', { conversation }), expected)
        return [who, other]
      },
    ),
)

const buy = fc
  .tuple(
    anybody,
    fc.constantFrom('approve', 'approve', 'fail', 'cancel', 'pending'),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(
    ([who, decision, times]) =>
      new Step(
        `buy(${who}, ${decision} × ${times})`,
        (rules) => known(rules, who),
        async (rules, site) => {
          const purchase = await orderBundle(site.browser(who))
          const { order, sandboxId } = purchase
          site.purchases.push(purchase)
          const number = rules.order(who, order.credits)
          if (decision === 'approve') rules.pay(number)
          for (let time = 0; time < times; time += 1)
            expectAnswer(await decide(site.browser(who), sandboxId, decision), { status: 200 })
          if (decision === 'pending') return [who]
          const other = decision === 'cancel' ? 'approve' : 'cancel'
          expectAnswer(await decide(site.browser(who), sandboxId, other), ended)
          return [who]
        },
      ),
  )

/** Of any order made so far, whatever became of it; each time is a piece of news of its own. */
const reverse = fc
  .tuple(
    fc.nat({ max: 20 }),
    fc.constantFrom('refunded' as const, 'charged_back' as const),
    fc.integer({ min: 1, max: 2 }),
  )
  .map(
    ([pick, state, times]) =>
      new Step(
        `reverse(order ${pick}, ${state} × ${times})`,
        (rules) => rules.orders.length > 0,
        async (rules, site) => {
          const number = pick % rules.orders.length
          rules.reverse(number)
          for (let time = 0; time < times; time += 1) await site.reverse(number, state)
          await expectDebt(rules, site, number)
          return [rules.orders[number]!.who]
        },
      ),
  )

const block = fc.tuple(couple, fc.boolean()).map(
  ([[from, to], on]) =>
    new Step(
      `${on ? 'block' : 'unblock'}(${from}, ${to})`,
      (rules) => known(rules, from, to) && rules.blocks.has(`${from}>${to}`) !== on,
      async (rules, site) => {
        const expected = on ? rules.block(from, to) : rules.unblock(from, to)
        const browser = site.browser(from)
        const body = { id: site.id(to) }
        expectAnswer(
          await (on ? browser.post('/api/block.php', body) : browser.delete('/api/block.php', body)),
          expected,
        )
        return [from, to]
      },
    ),
)

/** Everything the model knows to do, messages most often. */
export const commands = [signUp, like, send, send, send, give, unsend, read, remove, buy, reverse, block]
