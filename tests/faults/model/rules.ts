import { limits } from '#common/limits.ts'

/** `body`: what was sent, of whatever kind. */
type Sent = { number: number; from: number; clientId: string; body: string; cost: number; unsent: boolean }
type Place = { mark: number; removedTo: number; hidden: boolean }
type Talk = { messages: Sent[]; places: Map<number, Place> }
export type ModelMember = { site: number; credits: number; started: number; paid: boolean }
type Order = { who: number; credits: number; state: 'unpaid' | 'paid' | 'reversed'; debt: number }
export type Expected = { status: number; error?: string; body?: Record<string, unknown> }

const refused = (status: number, error: string): Expected => ({ status, error })

/** The rules of the site as plain state: members are numbers, nothing is asynchronous, nothing is stored. */
export class Rules {
  readonly members: ModelMember[] = []
  readonly likes = new Map<string, number>()
  readonly blocks = new Set<string>()
  readonly talks = new Map<string, Talk>()
  readonly orders: Order[] = []
  private readonly signupCredits: number
  private readonly cost: number
  private readonly giftCost: number

  constructor(settings: { signup_credits: number; message_credits: number; gift_credits: number }) {
    this.signupCredits = settings.signup_credits
    this.cost = settings.message_credits
    this.giftCost = settings.gift_credits
  }

  signUp(site: number): void {
    this.members.push({ site, credits: this.signupCredits, started: 0, paid: false })
  }

  talk(a: number, b: number): Talk | undefined {
    return this.talks.get(pair(a, b))
  }

  /** Whether the two can see each other at all: on one site, and blocked neither way. */
  meets(a: number, b: number): boolean {
    if (this.members[a]!.site !== this.members[b]!.site) return false
    return !this.blocks.has(`${a}>${b}`) && !this.blocks.has(`${b}>${a}`)
  }

  like(from: number, to: number): Expected {
    if (!this.meets(from, to)) return refused(404, 'not_found')
    const mine = this.likes.get(`${from}>${to}`) ?? this.likes.size
    this.likes.set(`${from}>${to}`, mine)
    const theirs = this.likes.get(`${to}>${from}`)
    return {
      status: 200,
      body: {
        like_state: theirs === undefined ? 'liked' : 'match',
        match: theirs !== undefined && theirs < mine,
      },
    }
  }

  likeState(viewer: number, other: number): string | null {
    const [mine, theirs] = [this.likes.has(`${viewer}>${other}`), this.likes.has(`${other}>${viewer}`)]
    if (mine && theirs) return 'match'
    return mine ? 'liked' : theirs ? 'received' : null
  }

  /** A gift of the smallest size. */
  give(from: number, to: number, clientId: string, gift: string): Expected {
    return this.send(from, to, clientId, `gift ${gift}`, this.giftCost)
  }

  send(from: number, to: number, clientId: string, body: string, cost = this.cost): Expected {
    const earlier = [...this.talks.values()]
      .flatMap(({ messages }) => messages)
      .find((sent) => sent.from === from && sent.clientId === clientId)
    if (earlier)
      return earlier.unsent || earlier.body === body ? this.answer(from, earlier) : refused(409, 'conflict')
    const stopped = this.mayNotSend(from, to, cost)
    if (stopped) return stopped
    const sender = this.members[from]!
    const talk = this.talk(from, to) ?? newTalk(from, to)
    if (talk.messages.length === 0 && !sender.paid) sender.started += 1
    this.talks.set(pair(from, to), talk)
    const sent = { number: talk.messages.length + 1, from, clientId, body, cost, unsent: false }
    talk.messages.push(sent)
    sender.credits -= cost
    for (const place of talk.places.values()) place.hidden = false
    return this.answer(from, sent)
  }

  private mayNotSend(from: number, to: number, cost: number): Expected | undefined {
    const { site, paid, started, credits } = this.members[from]!
    if (site !== this.members[to]!.site) return refused(404, 'not_found')
    if (this.blocks.has(`${from}>${to}`)) return refused(404, 'not_found')
    if (this.blocks.has(`${to}>${from}`)) return refused(403, 'blocked_by')
    if (!this.talk(from, to) && !paid && started >= limits.freeConversations)
      return refused(402, 'conversations_used_up')
    return credits < cost ? refused(402, 'not_enough_credits') : undefined
  }

  private answer(from: number, sent: Sent): Expected {
    const { credits } = this.members[from]!
    return { status: 200, body: { number: sent.number, credits, conversations_left: this.left(from) } }
  }

  left(who: number): number | null {
    const { paid, started } = this.members[who]!
    return paid ? null : limits.freeConversations - started
  }

  block(from: number, to: number): Expected {
    if (this.members[from]!.site !== this.members[to]!.site) return refused(404, 'not_found')
    this.blocks.add(`${from}>${to}`)
    return { status: 200 }
  }

  unblock(from: number, to: number): Expected {
    this.blocks.delete(`${from}>${to}`)
    return { status: 200 }
  }

  read(reader: number, other: number, number: number): Expected {
    const talk = this.talk(reader, other)!
    if (this.blocks.has(`${other}>${reader}`)) return refused(403, 'blocked_by')
    if (this.blocks.has(`${reader}>${other}`)) return refused(404, 'not_found')
    const place = talk.places.get(reader)!
    place.mark = Math.max(place.mark, Math.min(number, talk.messages.length))
    return { status: 200, body: { total_unread_messages: this.totalUnread(reader) } }
  }

  /** Takes a message back that the other one has neither read nor removed; its credits come back. */
  unsend(who: number, other: number, number: number): Expected {
    const { messages, places } = this.talk(who, other)!
    if (this.blocks.has(`${other}>${who}`)) return refused(403, 'blocked_by')
    if (this.blocks.has(`${who}>${other}`)) return refused(404, 'not_found')
    const sent = messages[number - 1]
    if (!sent || sent.from !== who || number <= places.get(who)!.removedTo) return refused(404, 'not_found')
    const { mark, removedTo } = places.get(other)!
    if (!sent.unsent && number <= Math.max(mark, removedTo)) return refused(409, 'message_seen')
    if (!sent.unsent) this.members[who]!.credits += sent.cost
    sent.unsent = true
    return { status: 200, body: { credits: this.members[who]!.credits } }
  }

  remove(who: number, other: number): Expected {
    const { messages, places } = this.talk(who, other)!
    const place = places.get(who)!
    if (!place.hidden) Object.assign(place, { hidden: true, removedTo: messages.length })
    return { status: 200 }
  }

  unread(reader: number, other: number): number {
    const { messages, places } = this.talk(reader, other)!
    const { mark, removedTo } = places.get(reader)!
    const waits = (sent: Sent) => sent.number > Math.max(mark, removedTo) && !sent.unsent
    return messages.filter((sent) => sent.from === other && waits(sent)).length
  }

  /** The conversations in a member's list, by the other's number. */
  listed(reader: number): number[] {
    return this.members
      .map((_, other) => other)
      .filter((other) => this.talk(reader, other)?.places.get(reader)?.hidden === false)
      .filter((other) => this.meets(reader, other))
  }

  totalUnread(reader: number): number {
    return this.listed(reader).reduce((sum, other) => sum + this.unread(reader, other), 0)
  }

  /** Answers the order's number. */
  order(who: number, credits: number): number {
    return this.orders.push({ who, credits, state: 'unpaid', debt: 0 }) - 1
  }

  pay(number: number): void {
    const order = this.orders[number]!
    if (order.state !== 'unpaid') return
    this.members[order.who]!.credits += order.credits
    this.change(order, 'paid')
  }

  /** Money that goes back had come; credits that are gone are a debt, and the balance stops at zero. */
  reverse(number: number): void {
    const order = this.orders[number]!
    if (order.state === 'reversed') return
    this.pay(number)
    const member = this.members[order.who]!
    order.debt = Math.max(0, order.credits - member.credits)
    member.credits -= order.credits - order.debt
    this.change(order, 'reversed')
  }

  private change(order: Order, state: Order['state']): void {
    order.state = state
    this.members[order.who]!.paid = this.orders.some((one) => one.who === order.who && one.state === 'paid')
  }
}

function newTalk(a: number, b: number): Talk {
  const place = () => ({ mark: 0, removedTo: 0, hidden: false })
  return {
    messages: [],
    places: new Map([
      [a, place()],
      [b, place()],
    ]),
  }
}

function pair(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`
}
