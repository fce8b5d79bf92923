import type { User } from '#common/members.ts'
import { callApi } from './call-api.ts'
import { joinIncomplete } from './join-incomplete.ts'
import type { Story } from './tell-stories.ts'

/** A new member from London, by the API: for stories that are not about signing up. Ends on an empty page of the site. */
export async function joinSite(story: Story, name: string): Promise<User> {
  const { page, locale } = story
  await joinIncomplete(story, name)
  const { cities } = await callApi<{ cities: { id: string }[] }>(page, 'GET', 'cities.php?region=GB-LOND')
  await callApi(page, 'PUT', 'profile.php', { gender: 'male', sexuality: 'hetero', city: cities[0]!.id })
  const { user } = await callApi<{ user: User }>(page, 'PUT', 'user.php', { language: locale })
  return user
}
