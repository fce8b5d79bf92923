import { callApi } from '../../e2e/call-api.ts'
import { findPeople } from '../../e2e/find-people.ts'

/** The pages to measure, each with the session of who looks at it. */
export async function findPages(browser, origin) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await callApi(page, 'POST', 'user.php', { login: 'demo@example.com', password: 'serenade-demo' })
  const [someone] = await findPeople(page)
  const { chats } = await callApi(page, 'GET', 'chats.php')
  const session = await context.storageState()
  await context.close()
  const member = (name, path, scored = false) => ({ name, address: origin + path, session, scored })
  return [
    { name: 'index', address: `${origin}/`, scored: true },
    { name: 'signup', address: `${origin}/signup` },
    { name: 'login', address: `${origin}/login` },
    member('members', '/members', true),
    member('profile', `/members/${someone.id}`, true),
    member('likes', '/likes'),
    member('chats', '/chats'),
    member('chat', `/chats/${chats[0].conversation}`, true),
    member('credits', '/credits', true),
    member('transactions', '/transactions'),
  ]
}
