import type { Locator } from 'playwright-core'
import { beginChat } from './begin-chat.ts'
import { findPeople } from './find-people.ts'
import { orderBundle } from './order-bundle.ts'
import type { Story } from './stories.ts'

export type Screen = {
  path: string
  /** A page that leads there without loading anew, and how. */
  from: string
  go: () => Promise<void>
  /** What the screen asks the API for. */
  api: string
  /** Stands there once the screen has come. */
  shows: Locator
}

/** The screens of a member who has written to somebody and begun a payment, each with a way to it by a link. */
export async function memberScreens({ page, t }: Story): Promise<Screen[]> {
  const { id, name } = (await findPeople(page))[0]!
  const chat = await beginChat(page, id, 'Good evening')
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
      path: '/credits',
      from: '/likes',
      go: () => bar('/credits'),
      api: 'bundles.php',
      shows: main.getByRole('group', { name: t('credits.how_many') }),
    },
    {
      path: '/transactions',
      from: '/credits',
      go: () => account('/transactions'),
      api: 'orders.php',
      shows: main.locator(`a[href="/transactions/${order.payment_id}"]`),
    },
  ]
}
