import { randomUUID } from 'node:crypto'
import type { User } from '#common/members.ts'
import { callApi } from './call-api.ts'
import type { Story } from './tell-stories.ts'

/** A new member from London, by the API: for stories that are not about signing up. Ends on an empty page of the site. */
export async function joinSite({ page, origin, locale }: Story, name: string): Promise<User> {
  const own = `${name} ${randomUUID().slice(0, 6)}`
  await page.goto(`${origin}/login`)
  await callApi(page, 'POST', 'signup.php', {
    request_id: randomUUID(),
    email: `${own.toLowerCase().replaceAll(' ', '.')}@example.org`,
    name: own,
    password: 'quiet-river-42',
    date_of_birth: '1992-04-17',
  })
  const { cities } = await callApi<{ cities: { id: string }[] }>(page, 'GET', 'cities.php?region=GB-LOND')
  await callApi(page, 'PUT', 'profile.php', { gender: 'male', sexuality: 'hetero', city: cities[0]!.id })
  const { user } = await callApi<{ user: User }>(page, 'PUT', 'user.php', { language: locale })
  return user
}
