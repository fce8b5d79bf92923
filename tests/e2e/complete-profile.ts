import type { User } from '#common/wire/members.ts'
import { callApi } from './call-api.ts'
import type { Story } from './stories.ts'

/** Completes the profile of a new account by the API: a member from London in the story's language. */
export async function completeProfile({ page, locale }: Story): Promise<User> {
  const { cities } = await callApi<{ cities: { id: string }[] }>(page, 'GET', 'cities.php?region=GB-LOND')
  await callApi(page, 'PUT', 'profile.php', { gender: 'male', sexuality: 'hetero', city: cities[0]?.id })
  const { user } = await callApi<{ user: User }>(page, 'PUT', 'user.php', { language: locale })
  return user
}
