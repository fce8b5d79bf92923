import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()

type Person = Awaited<ReturnType<typeof t.signUp>>

async function seen(by: Person, who: Person) {
  const { profile } = (await by.browser.get(`/api/member.php?id=${who.id}`)).body
  return { distance: profile.distance, active: profile.active }
}

test('a page says in steps how near a member is, and when last here where both let it be seen', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  await t.pool.query(
    `update profile set (country, region_id, city_id) =
       (select country, region_id, id from city where country = 'NL' order by id limit 1)
     where member_id = any($1)`,
    [[ada.id, bea.id]],
  )
  const lastHere = (ms: number) =>
    t.pool.query('update profile set last_active_at = $2 where member_id = $1', [
      bea.id,
      new Date(t.clock.now().getTime() - ms),
    ])
  await lastHere(3 * 86_400_000)
  expect(await seen(ada, bea)).toEqual({ distance: 5, active: 'week' })
  await lastHere(0)
  expect(await seen(ada, bea)).toEqual({ distance: 5, active: 'now' })
  expect(await seen(bea, bea)).toEqual({ distance: null, active: null })
  await ada.browser.put('/api/privacy.php', { show_online: false })
  expect((await seen(ada, bea)).active).toBe(null)
  await ada.browser.put('/api/privacy.php', { show_online: true })
  await bea.browser.put('/api/privacy.php', { show_online: false })
  expect((await seen(ada, bea)).active).toBe(null)
  await t.pool.query('update profile set city_id = null where member_id = $1', [ada.id])
  expect((await seen(ada, bea)).distance).toBe(null)
})
