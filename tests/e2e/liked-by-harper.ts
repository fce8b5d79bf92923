import type { User } from '#common/wire/members.ts'
import { callApi } from './call-api.ts'
import { signIn } from './sign-in.ts'
import type { OpenStory, Story } from './stories.ts'

/** A demo member likes the story's member: liking her back is a match. Returns her id. */
export async function likedByHarper({ page }: Story, openStory: OpenStory): Promise<string> {
  const { user } = await callApi<{ user: User }>(page, 'GET', 'user.php')
  const harper = await openStory()
  const { id } = await signIn(harper, 'premium@example.com')
  await callApi(harper.page, 'POST', 'like.php', { id: user.id })
  return id
}
