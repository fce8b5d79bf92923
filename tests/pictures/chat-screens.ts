import type { Chats } from '#common/wire/conversations.ts'
import { callApi } from '../e2e/call-api.ts'
import { findPeople } from '../e2e/find-people.ts'
import { writeMessage } from '../e2e/write-message.ts'
import { openPage } from './open-page.ts'
import type { Screen, Stage } from './screen.ts'

export const chatScreens: Screen[] = [
  { name: 'chats', viewer: 'premium', show: (stage) => openPage(stage, '/chats') },
  { name: 'chat', viewer: 'premium', show: showChat },
  { name: 'chat-failed', viewer: 'premium', show: showFailed },
  { name: 'chat-menu', viewer: 'premium', show: showMenu },
  { name: 'chat-delete', viewer: 'premium', show: showDelete },
  { name: 'chat-new', viewer: 'free', show: showNew },
  { name: 'chat-no-credits', viewer: 'free', show: showNoCredits },
]

async function showChat(stage: Stage): Promise<void> {
  await openPage(stage, '/chats')
  const { chats } = await callApi<Chats>(stage.page, 'GET', 'chats.php')
  await openPage(stage, `/chats/${chats[0]!.conversation}`)
}

async function showFailed(stage: Stage): Promise<void> {
  const { page, t } = stage
  await showChat(stage)
  await page.route('**/api/message.php', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal' } }),
  )
  await writeMessage(page, 'Shall we walk along the water on Saturday?')
  await page
    .getByRole('button', { name: t('conversations.try_again') })
    .first()
    .waitFor()
}

async function showMenu(stage: Stage): Promise<void> {
  await showChat(stage)
  await stage.page.getByRole('button', { name: stage.t('conversations.menu') }).click()
  await stage.page.getByRole('menu').locator('visible=true').waitFor()
}

async function showDelete(stage: Stage): Promise<void> {
  await showMenu(stage)
  await stage.page.getByRole('menuitem', { name: stage.t('conversations.delete') }).click()
  await stage.page.getByRole('dialog').waitFor()
}

async function showNew(stage: Stage): Promise<void> {
  await openPage(stage, '/members')
  const { chats } = await callApi<Chats>(stage.page, 'GET', 'chats.php')
  const known = new Set(chats.map(({ profile }) => profile.id))
  const people = await findPeople(stage.page)
  await openPage(stage, `/members/${people.find(({ id }) => !known.has(id))!.id}/chat`)
}

async function showNoCredits(stage: Stage): Promise<void> {
  const { page, t } = stage
  await showNew(stage)
  await page.route('**/api/message.php', (route) =>
    route.fulfill({ status: 402, json: { error: 'not_enough_credits' } }),
  )
  await writeMessage(page, 'Shall we walk along the water on Saturday?')
  await page.getByRole('dialog').getByText(t('errors.not_enough_credits')).waitFor()
}
