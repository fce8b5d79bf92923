import { sessionCookie } from '#common/limits.ts'
import { createToken, hashToken } from '#server/platform/token.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import type { TestApp } from '#server/testing/start/create-test-app.ts'
import type { TestBrowser } from '#server/testing/start/create-test-browser.ts'

export type CheapMember = { id: string; browser: TestBrowser }

/** Members as rows, signed in without a password, each with so many credits. */
export async function cheapMembers(t: TestApp, count: number, credits: number): Promise<CheapMember[]> {
  const made: CheapMember[] = []
  for (const id of await addMembers(t, count)) {
    const token = createToken()
    await t.pool.query(
      `update profile set sexuality = 'hetero', region_id = city.region_id, city_id = city.id
       from (select * from city where country = 'NL' order by id limit 1) as city where member_id = $1`,
      [id],
    )
    await t.pool.query(
      `insert into session (token_hash, member_id, site_id, created_at, expires_at)
       values ($1, $2, 1, $3, $3::timestamptz + interval '30 days')`,
      [hashToken(token), id, t.clock.now()],
    )
    await giveCredits(t, id, credits)
    const browser = t.browser()
    browser.cookies.set(sessionCookie, token)
    made.push({ id, browser })
  }
  return made
}
