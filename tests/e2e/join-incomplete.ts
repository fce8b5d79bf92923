import { randomUUID } from 'node:crypto'
import type { User } from '#common/wire/members.ts'
import { confirmAddress } from '#server/testing/members/confirm-address.ts'
import { databaseUrl } from '../faults/crash/program-database.ts'
import { callApi } from './call-api.ts'
import { ownSite } from './own-site.ts'
import type { Story } from './stories.ts'

/** A new account without its profile, by the API, its address confirmed. Returns its name; no page is opened. */
export async function joinIncomplete({ page }: Story, name: string): Promise<string> {
  const own = `${name} ${randomUUID().slice(0, 6)}`
  const { user } = await callApi<{ user: User }>(page, 'POST', 'signup.php', {
    request_id: randomUUID(),
    email: `${own.toLowerCase().replaceAll(' ', '.')}@example.org`,
    name: own,
    password: 'quiet-river-42',
    date_of_birth: '1992-04-17',
  })
  await confirmAddress(databaseUrl(ownSite().data), user.id)
  return own
}
