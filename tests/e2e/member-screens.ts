import type { Locator } from 'playwright-core'
import { findPeople } from './find-people.ts'
import { orderBundle } from './order-bundle.ts'
import { startChat } from './start-chat.ts'
import type { Story } from './stories.ts'

export type Screen = {
  path: string
  /** A page with a link that leads there without a reload, and that link. */
  from: string
  go: () => Promise<void>
  /** The API path that the screen requests. */
  api: string
  /** An element that is visible once the screen has loaded. */
  shows: Locator
}

/** The screens of a member who has written to somebody and started a payment, each with a link that leads there. */
export async function memberScreens({ page, t }: Story): Promise<Screen[]> {
  const { id, name } = (await findPeople(page))[0]!
  const chat = await startChat(page, id, 'Good evening')
  const { order } = await orderBundle(page)
  const main = page.locator('main')
  const bar = (path: string) =>
    page.getByRole('banner').getByRole('navigation').locator(`a[href="${path}"]`).click()
  const link = (path: string) => main.locator(`a[href="${path}"]`).click()
  async function account(path: string): Promise<void> {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('app.nav.account') })
      .click()
    await page.locator(`[role="menuitem"][href="${path}"]`).filter({ visible: true }).click()
  }
  const card = main.locator('article a[href^="/members/"]').first()
  const row = main.locator(`a[href="/chats/${chat}"]`)
  return [
    { path: '/members', from: '/credits', go: () => bar('/members'), api: 'members.php', shows: card },
    {
      path: `/members/${id}`,
      from: '/members',
      go: () => link(`/members/${id}`),
      api: 'member.php',
      shows: page.getByRole('region', { name: t('profiles.profile.actions') }),
    },
    {
      path: '/likes',
      from: '/credits',
      go: () => bar('/likes'),
      api: 'likes.php',
      shows: main.getByRole('heading', { name: t('likes.empty_received') }),
    },
    { path: '/chats', from: '/credits', go: () => bar('/chats'), api: 'chats.php', shows: row },
    {
      path: `/chats/${chat}`,
      from: '/chats',
      go: () => link(`/chats/${chat}`),
      api: 'messages.php',
      shows: page.getByRole('textbox', { name: t('conversations.write_to', { name }) }),
    },
    {
      path: '/premium',
      from: '/likes',
      go: () => bar('/premium'),
      api: 'premium.php',
      shows: main.getByRole('table', { name: t('premium.table.label') }),
    },
    {
      path: '/transactions',
      from: '/credits',
      go: () => account('/transactions'),
      api: 'orders.php',
      shows: main.locator(`li a[href="/transactions/${order.payment_id}"]`),
    },
  ]
}
