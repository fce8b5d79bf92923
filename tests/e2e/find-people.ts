import type { Page } from 'playwright-core'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { callApi } from './call-api.ts'

/** The members in the first search, without the demo sign-ins, which other stories use. */
export async function findPeople(page: Page): Promise<ProfileCard[]> {
  const { members } = await callApi<{ members: ProfileCard[] }>(page, 'GET', 'members.php')
  return members.filter(({ name, is_fictional }) => name !== 'Harper' && !is_fictional)
}
