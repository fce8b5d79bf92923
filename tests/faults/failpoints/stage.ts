import { v4 as uuidv4 } from 'uuid'
import type { TestApp } from '#server/testing/start/create-test-app.ts'
import { createTestBrowser, type TestBrowser } from '#server/testing/start/create-test-browser.ts'
import { type CheapMember, cheapMembers } from './cheap-members.ts'

export type Answer = Awaited<ReturnType<TestBrowser['post']>>
/** One try of a verb that writes: the same request each time it is called, and how its one effect is seen. */
export type Try = { call: () => Promise<Answer>; effects: () => Promise<unknown>; expected: unknown }
export type Verb = { name: string; prepare: () => Promise<Try> }
/** `browser` is the first one's, and reaches the failing app. */
export type Pair = { me: CheapMember; other: CheapMember; browser: TestBrowser }

/** Prepares tries on the sound app `t`, to be called on the failing one behind `fetch`. */
export class Stage {
  readonly t: TestApp
  /** Reaches the failing app. */
  readonly fetch: TestApp['fetch']

  constructor(t: TestApp, fetch: TestApp['fetch']) {
    this.t = t
    this.fetch = fetch
  }

  browser(): TestBrowser {
    return createTestBrowser(this.fetch, 'localhost')
  }

  async rows(text: string, ...values: unknown[]): Promise<unknown[]> {
    return (await this.t.pool.query(text, values)).rows
  }

  async pair(credits = 5): Promise<Pair> {
    const [me, other] = (await cheapMembers(this.t, 2, credits)) as [CheapMember, CheapMember]
    const browser = this.browser()
    for (const [name, value] of me.browser.cookies) browser.cookies.set(name, value)
    return { me, other, browser }
  }

  /** Lets the other one write first; answers the conversation. */
  async begin({ me, other }: Pair): Promise<string> {
    const message = { to: me.id, client_id: uuidv4(), body: 'Before' }
    return (await other.browser.post('/api/message.php', message)).body.conversation
  }
}
