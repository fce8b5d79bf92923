import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>

const save = ({ browser }: Member, id: string) => browser.post('/api/favourite.php', { id })
const note = ({ browser }: Member, id: string, text: string) =>
  browser.put('/api/note.php', { id, note: text })
const profileOf = async ({ browser }: Member, id: string) =>
  (await browser.get(`/api/member.php?id=${id}`)).body.profile
const favouritesOf = async ({ browser }: Member, cursor?: string) =>
  (await browser.get(`/api/favourites.php${cursor ? `?cursor=${cursor}` : ''}`)).body

test('a member is saved once however often it is said, for the own eyes, and taken off again', async () => {
  const [she, he, other] = [await t.signUp({ gender: 'female' }), await t.signUp(), await t.signUp()]
  expect((await profileOf(he, she.id)).favourite).toBe(false)
  for (let time = 0; time < 2; time += 1) expect((await save(he, she.id)).status).toBe(200)
  t.clock.advance(1_000)
  await save(he, other.id)
  expect((await favouritesOf(he)).favourites).toMatchObject([{ id: other.id }, { id: she.id, note: null }])
  expect((await profileOf(he, she.id)).favourite).toBe(true)
  expect((await profileOf(she, he.id)).favourite).toBe(false)
  expect((await favouritesOf(she)).favourites).toEqual([])
  for (let time = 0; time < 2; time += 1)
    expect((await he.browser.delete('/api/favourite.php', { id: she.id })).status).toBe(200)
  expect((await favouritesOf(he)).favourites).toMatchObject([{ id: other.id }])
  expect((await save(he, he.id)).status).toBe(404)
  expect((await save(he, crypto.randomUUID())).status).toBe(404)
})

test('who cannot be seen is kept and not listed', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  await save(he, she.id)
  await she.browser.put('/api/privacy.php', { invisible: true })
  expect((await favouritesOf(he)).favourites).toEqual([])
  await she.browser.put('/api/privacy.php', { invisible: false })
  expect((await favouritesOf(he)).favourites).toMatchObject([{ id: she.id }])
})

test('a note is written, replaced and removed, and nobody else reads it', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  expect((await note(he, she.id, '  Met at the lake  ')).body).toEqual({ note: 'Met at the lake' })
  expect((await note(he, she.id, 'Met at the sea')).body).toEqual({ note: 'Met at the sea' })
  expect((await profileOf(he, she.id)).note).toBe('Met at the sea')
  await save(he, she.id)
  expect((await favouritesOf(he)).favourites).toMatchObject([{ note: 'Met at the sea' }])
  const others = [await profileOf(she, he.id), await profileOf(await t.signUp(), she.id)]
  expect(others.map((profile) => profile.note)).toEqual([null, null])
  expect((await note(he, she.id, ' ')).body).toEqual({ note: null })
  expect((await profileOf(he, she.id)).note).toBeNull()
  expect((await note(he, he.id, 'Me')).status).toBe(404)
})

test('a note has an end', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  expect((await note(he, she.id, 'x'.repeat(limits.noteMax))).status).toBe(200)
  const refused = await note(he, she.id, 'x'.repeat(limits.noteMax + 1))
  expect([refused.status, refused.body.fields]).toEqual([422, { note: 'too_long' }])
  expect((await profileOf(he, she.id)).note).toHaveLength(limits.noteMax)
})

test('pages of favourites neither repeat nor skip', async () => {
  const he = await t.signUp()
  const many = await addMembers(t, limits.favouritesPage + 3)
  await t.pool.query(
    'insert into favourite (owner_id, member_id, created_at) select $1, id, $3 from unnest($2::uuid[]) as id',
    [he.id, many, t.clock.now()],
  )
  const first = await favouritesOf(he)
  await he.browser.delete('/api/favourite.php', { id: first.favourites[0].id })
  const second = await favouritesOf(he, first.next)
  const seen = [...first.favourites, ...second.favourites].map(({ id }: { id: string }) => id)
  expect([seen.length, new Set(seen)]).toEqual([many.length, new Set(many)])
  expect(second.next).toBeNull()
})
