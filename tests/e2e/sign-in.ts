import type { User } from '#common/wire/members.ts'
import { callApi } from './call-api.ts'
import type { Story } from './stories.ts'

/** Signs in as one of the demo members, by the API, for stories that are not about signing in. */
export async function signIn({ page }: Story, login: string): Promise<User> {
  await callApi(page, 'POST', 'user.php', { login, password: 'serenade-demo' })
  return (await callApi<{ user: User }>(page, 'GET', 'user.php')).user
}
