import type { Page } from 'playwright-core'
import type { Chats } from '#common/wire/conversations.ts'
import type { Bundles } from '#common/wire/credits.ts'
import type { Likes } from '#common/wire/likes.ts'
import { isEager } from '#demo/behaviour/like-back.ts'
import { callApi } from '../e2e/call-api.ts'
import { completeProfile } from '../e2e/complete-profile.ts'
import { findPeople } from '../e2e/find-people.ts'
import { joinIncomplete } from '../e2e/join-incomplete.ts'
import { orderBundle } from '../e2e/order-bundle.ts'
import { signIn } from '../e2e/sign-in.ts'
import { startChat } from '../e2e/start-chat.ts'
import type { Story } from '../e2e/stories.ts'

/** Who looks at a screen, in the order in which one new person becomes each of them; the last is a demo member. */
export const stages = ['visitor', 'incomplete', 'asked', 'newcomer', 'free', 'premium', 'settled'] as const
export type Stage = (typeof stages)[number]

/** The stages of a new person, which change no other member's data. */
export const ownStages = stages.filter((stage) => stage !== 'settled')

/** Parts of addresses that are known only in their stage. */
export type Life = {
  /** The profile of the person's conversation, and of another member. */
  friend: string
  stranger: string
  chat: string
  /** The page of a match. */
  match: string
  cancelled: string
  /** An order that waits for the free member's bank, and that the premium member has paid. */
  order: string
  /** The address where the sandbox provider waits for a decision on that order. */
  sandbox: string
  /** A bundle's checkout, where the free member's payment waits. */
  checkout: string
  /** Paying a bundle by direct debit, in a country where that is offered. */
  debit: string
}

export const unborn: Life = {
  friend: '',
  stranger: '',
  chat: '',
  match: '',
  cancelled: '',
  order: '',
  sandbox: '',
  checkout: '',
  debit: '',
}

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)

export const enterStage: Record<Stage, (story: Story, life: Life) => Promise<void>> = {
  visitor: async ({ page }, life) => {
    const [someone] = await findPeople(page)
    if (someone) life.friend = `/members/${someone.id}`
  },
  incomplete: async (story) => {
    await joinIncomplete(story, 'Crawler')
  },
  // Every question is answered or skipped but the last ones, so that each can be opened by its address.
  asked: async (story) => {
    await callApi(story.page, 'PUT', 'complete-signup.php', { passed: ['photo', 'interests', 'prompt'] })
    await completeProfile(story)
  },
  newcomer: async ({ page }) => {
    await callApi(page, 'PUT', 'complete-signup.php', { passed: ['about', 'push'] })
  },
  free: beginLife,
  premium: async ({ page }, life) => {
    await callApi(page, 'POST', 'like.php', { id: life.friend.split('/').at(-1) })
    await decide(page, life.sandbox, 'approve')
    const { cities } = await callApi<{ cities: { id: string }[] }>(page, 'GET', 'cities.php?region=NL-UT')
    await callApi(page, 'PUT', 'profile.php', { city: cities[0]?.id })
    const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
    life.debit = `/directdebit?bundle=${bundles[0]?.id}`
    life.checkout = `/credits/${bundles[0]?.id}`
  },
  settled: settle,
}

async function beginLife({ page }: Story, life: Life): Promise<void> {
  // The friend will be liked. A member who likes back would open the popup of a match over the screen that is checked.
  const people = await findPeople(page)
  const friend = people.find(({ id }) => !isEager(id))
  const stranger = people.find(({ id }) => id !== friend?.id)
  if (!friend || !stranger) throw new Error('the search found nobody to write to')
  life.friend = `/members/${friend.id}`
  life.stranger = `/members/${stranger.id}`
  life.chat = `/chats/${await startChat(page, friend.id, longWord)}`
  const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  life.checkout = `/credits/${bundles[0]?.id}`
  const cancelled = await orderBundle(page)
  await decide(page, cancelled.redirect, 'cancel')
  life.cancelled = `/transactions/${cancelled.order.payment_id}`
  const { order, redirect } = await orderBundle(page)
  await decide(page, redirect, 'pending')
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
  await signIn(story, 'demo@example.com')
  const [friend] = await findPeople(page)
  const { chats } = await callApi<Chats>(page, 'GET', 'chats.php')
  const { liked_by: matches } = await callApi<Likes>(page, 'GET', 'likes.php?list=matches')
  if (!friend || !chats[0] || !matches[0]) throw new Error('the demo member knows nobody')
  life.friend = `/members/${friend.id}`
  life.chat = `/chats/${chats[0].conversation}`
  life.match = `/likes/m/${matches[0].id}`
}
