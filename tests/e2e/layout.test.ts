import { expect, test } from 'vitest'
import { beginChat } from './begin-chat.ts'
import { callApi } from './call-api.ts'
import { faultsAtWidths } from './faults-at-widths.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { orderBundle } from './order-bundle.ts'
import { type Story, tellStories } from './tell-stories.ts'

const tell = tellStories()

/** The two languages with the longest words. */
test.each(['de', 'fi'])('no screen breaks in %s, at any width', async (locale) => {
  const story = await tell({ locale, expected: /status of 404/ })
  const faults = await faultsOn(story, ['/', '/signup', '/login', '/members', '/nowhere'])
  await joinSite(story, 'Wide')
  faults.push(
    ...(await faultsOn(story, ['/likes', '/likes/sent', '/likes/matches', '/chats', '/transactions'])),
  )
  faults.push(...(await faultsOn(story, await pathsOfALife(story))))
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})

/** The same screens once there is something on them, and the ways in which a payment can end. */
async function pathsOfALife({ page }: Story): Promise<string[]> {
  const [someone] = await findPeople(page)
  const { id } = someone!
  const chat = await beginChat(page, id, 'Donaudampfschifffahrtsgesellschaft'.repeat(6))
  await callApi(page, 'POST', 'like.php', { id })
  const orders: Record<string, string> = {}
  for (const decision of ['cancel', 'pending', 'approve']) {
    const { order, redirect } = await orderBundle(page)
    await callApi(page, 'POST', 'sandbox.php', { id: redirect.split('/').at(-1), decision })
    orders[decision] = `/transactions/${order.payment_id}`
  }
  const { redirect } = await orderBundle(page)
  return [
    `/members/${id}`,
    '/likes/sent',
    '/chats',
    `/chats/${chat}`,
    '/credits',
    '/transactions',
    ...Object.values(orders),
    redirect,
  ]
}

async function faultsOn({ page, origin }: Story, paths: string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(origin + path)
    await page.getByRole('main').waitFor()
    faults.push(...(await faultsAtWidths(page, path)))
  }
  return faults
}
