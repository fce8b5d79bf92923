import type { User } from '#common/members.ts'
import { callApi } from './call-api.ts'
import { logIn } from './log-in.ts'
import type { OpenStory, Story } from './stories.ts'

/** A demo member likes the story's member: liking her back is a match. Returns her id. */
export async function likedByHarper({ page }: Story, openStory: OpenStory): Promise<string> {
  const { user } = await callApi<{ user: User }>(page, 'GET', 'user.php')
  const harper = await openStory()
  await logIn(harper, 'premium@example.com')
  await harper.page.waitForURL('**/members')
  await callApi(harper.page, 'POST', 'like.php', { id: user.id })
  return (await callApi<{ user: User }>(harper.page, 'GET', 'user.php')).user.id
}
