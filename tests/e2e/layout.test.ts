import { expect, test } from 'vitest'
import { beginChat } from './begin-chat.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { orderBundle } from './order-bundle.ts'
import { overflowOf } from './overflow-of.ts'
import { type Story, tellStories } from './tell-stories.ts'

const tell = tellStories()
const widths = [320, 360, 390, 576, 768, 992, 1200, 1600]

/** The two languages with the longest words. */
test.each(['de', 'fi'])('no screen runs over the side in %s, at any width', async (locale) => {
  const story = await tell({ locale, expected: /status of 404/ })
  const over = await overflows(story, ['/', '/signup', '/login', '/members', '/nowhere'])
  await joinSite(story, 'Wide')
  const [someone] = await findPeople(story.page)
  const chat = await beginChat(story.page, someone!.id, 'Donaudampfschifffahrtsgesellschaft'.repeat(6))
  const { order, redirect } = await orderBundle(story.page)
  over.push(
    ...(await overflows(story, [
      '/members',
      `/members/${someone!.id}`,
      '/likes',
      '/likes/sent',
      '/chats',
      `/chats/${chat}`,
      '/credits',
      '/transactions',
      `/transactions/${order.payment_id}`,
      redirect,
    ])),
  )
  expect(over).toEqual([])
  expect(story.failures).toEqual([])
})

async function overflows({ page, origin }: Story, paths: string[]): Promise<string[]> {
  const over: string[] = []
  for (const path of paths) {
    await page.goto(origin + path)
    await page.getByRole('main').waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const found = await overflowOf(page)
      if (found) over.push(`${path} at ${width}: ${found}`)
    }
  }
  return over
}
