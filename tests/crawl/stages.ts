import type { Page } from 'playwright-core'
import type { Chats } from '#common/conversations.ts'
import type { Bundles } from '#common/credits.ts'
import { isEager } from '#demo/behaviour/like-back.ts'
import { beginChat } from '../e2e/begin-chat.ts'
import { callApi } from '../e2e/call-api.ts'
import { completeProfile } from '../e2e/complete-profile.ts'
import { findPeople } from '../e2e/find-people.ts'
import { joinIncomplete } from '../e2e/join-incomplete.ts'
import { logIn } from '../e2e/log-in.ts'
import { orderBundle } from '../e2e/order-bundle.ts'
import type { Story } from '../e2e/tell-stories.ts'

/** Who looks at a screen, in the order in which one new person becomes each of them; the last is a demo member. */
export const stages = ['visitor', 'incomplete', 'newcomer', 'free', 'premium', 'settled'] as const
export type Stage = (typeof stages)[number]

/** The stages of somebody who has just come: no other member's data is changed by them. */
export const ownStages = stages.filter((stage) => stage !== 'settled')

/** Addresses that only exist once their stage has come. */
export type Life = {
  /** The profile of whom the person writes with, and of somebody else. */
  friend: string
  stranger: string
  chat: string
  cancelled: string
  pending: string
  /** An order that the free member has just made, and the premium member has paid. */
  order: string
  /** Where the sandbox waits for the decision on it. */
  sandbox: string
  /** The shop with a bundle chosen already. */
  checkout: string
}

export const unborn: Life = {
  friend: '',
  stranger: '',
  chat: '',
  cancelled: '',
  pending: '',
  order: '',
  sandbox: '',
  checkout: '',
}

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)

export const enterStage: Record<Stage, (story: Story, life: Life) => Promise<void>> = {
  visitor: async ({ page, origin }, life) => {
    await page.goto(`${origin}/login`)
    const [someone] = await findPeople(page)
    if (someone) life.friend = `/members/${someone.id}`
  },
  incomplete: async (story) => {
    await joinIncomplete(story, 'Crawler')
  },
  newcomer: async (story) => {
    await completeProfile(story)
  },
  free: beginLife,
  premium: async ({ page }, life) => {
    await callApi(page, 'POST', 'like.php', { id: life.friend.split('/').at(-1) })
    await decide(page, life.sandbox, 'approve')
  },
  settled: settle,
}

async function beginLife({ page }: Story, life: Life): Promise<void> {
  // The friend will be liked: someone who likes back would open the match over a screen that is being looked at.
  const people = await findPeople(page)
  const friend = people.find(({ id }) => !isEager(id))
  const stranger = people.find(({ id }) => id !== friend?.id)
  if (!friend || !stranger) throw new Error('the search found nobody to write to')
  life.friend = `/members/${friend.id}`
  life.stranger = `/members/${stranger.id}`
  life.chat = `/chats/${await beginChat(page, friend.id, longWord)}`
  const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  life.checkout = `/credits/${bundles[0]?.id}`
  for (const decision of ['cancelled', 'pending'] as const) {
    const { order, redirect } = await orderBundle(page)
    await decide(page, redirect, decision === 'pending' ? 'pending' : 'cancel')
    life[decision] = `/transactions/${order.payment_id}`
  }
  const { order, redirect } = await orderBundle(page)
  life.order = `/transactions/${order.payment_id}`
  life.sandbox = redirect
}

async function decide(page: Page, sandbox: string, decision: string): Promise<void> {
  await callApi(page, 'POST', 'sandbox.php', { id: sandbox.split('/').at(-1), decision })
}

/** Signs out, and in as a demo member, who has conversations, likes and payments of many days. */
async function settle(story: Story, life: Life): Promise<void> {
  const { page, context } = story
  await context.clearCookies({ name: 'auth.session' })
  await logIn(story, 'demo@example.com')
  await page.waitForURL('**/members')
  const [friend] = await findPeople(page)
  const { chats } = await callApi<Chats>(page, 'GET', 'chats.php')
  if (!friend || !chats[0]) throw new Error('the demo member knows nobody')
  life.friend = `/members/${friend.id}`
  life.chat = `/chats/${chats[0].conversation}`
}
