import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { openStream } from '#server/testing/open-stream.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>

const path = '/api/privacy.php'
const shown = {
  invisible: false,
  show_online: true,
  show_seen: true,
  show_typing: true,
  show_visits: true,
  member_resell: true,
}
const set = (member: Member, change: object) => member.browser.put(path, change)
const privacyOf = async (member: Member) => (await member.browser.get(path)).body.privacy

async function pair(host = 'localhost') {
  const [he, she] = [await t.signUp({ host }), await t.signUp({ host, gender: 'female' })]
  for (const { id } of [he, she]) await giveCredits(t, id, 20)
  return { he, she }
}
const write = (from: Member, to: Member) =>
  from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'hello' })

describe('the settings', () => {
  it('show everything at first, change one at a time and stay', async () => {
    const { he } = await pair()
    expect(await privacyOf(he)).toEqual(shown)
    expect((await set(he, { show_seen: false })).body.privacy).toEqual({ ...shown, show_seen: false })
    await set(he, { invisible: true })
    await set(he, { invisible: true })
    expect(await privacyOf(he)).toEqual({ ...shown, show_seen: false, invisible: true })
    expect((await set(he, {})).body.privacy).toEqual(await privacyOf(he))
  })

  it('refuse what is no yes or no, and a visitor', async () => {
    const { he } = await pair()
    expect((await set(he, { invisible: 'yes' })).status).toBe(422)
    expect((await t.browser().get(path)).status).toBe(401)
    expect((await t.browser().put(path, { invisible: true })).status).toBe(401)
    expect(await privacyOf(he)).toEqual(shown)
  })
})

describe('who sees me online', () => {
  const online = async (viewer: Member, { id }: Member) => {
    const { profile } = (await viewer.browser.get(`/api/member.php?id=${id}`)).body
    const { members } = (await viewer.browser.get('/api/members.php?min_age=18&max_age=99')).body
    const card = members.find((each: { id: string }) => each.id === id)
    expect(card.online).toBe(profile.online)
    return profile.online
  }

  it('nobody any more, and neither do I see others', async () => {
    const { he, she } = await pair()
    expect([await online(he, she), await online(she, he)]).toEqual([true, true])
    await set(she, { show_online: false })
    expect([await online(he, she), await online(she, he)]).toEqual([false, false])
    await set(she, { show_online: true })
    await she.browser.get('/api/user.php')
    expect([await online(he, she), await online(she, he)]).toEqual([true, true])
  })

  it('also the order of the search tells no more than the day', async () => {
    const { she } = await pair()
    await set(she, { show_online: false })
    t.clock.advance(10 * 60_000)
    await she.browser.get('/api/user.php')
    const { rows } = await t.pool.query<{ at: Date }>(
      'select last_active_at as at from profile where member_id = $1',
      [she.id],
    )
    const midnight = new Date(t.clock.now())
    midnight.setUTCHours(0, 0, 0, 0)
    expect(rows[0]?.at).toEqual(midnight)
    t.clock.advance(86_400_000)
    await she.browser.get('/api/user.php')
    const later = await t.pool.query('select last_active_at as at from profile where member_id = $1', [
      she.id,
    ])
    expect(later.rows[0].at.getTime() - midnight.getTime()).toBe(86_400_000)
  })
})

describe('who sees what I have read', () => {
  const seenBy = async (member: Member) =>
    (await member.browser.get('/api/chats.php')).body.chats[0].seen_number

  it.each(['the reader', 'the writer'])('nobody where %s has switched it off', async (who) => {
    const { he, she } = await pair()
    const { conversation } = (await write(he, she)).body
    await she.browser.put('/api/chat.php', { conversation, number: 1 })
    expect(await seenBy(he)).toBe(1)
    const other = who === 'the reader' ? she : he
    await set(other, { show_seen: false })
    expect(await seenBy(he)).toBe(0)
    expect(
      (await he.browser.get(`/api/messages.php?conversation=${conversation}`)).body.chat.seen_number,
    ).toBe(0)

    await write(he, she)
    await she.browser.put('/api/chat.php', { conversation, number: 2 })
    const stream = await openStream(t, he.browser, {}, '?after=0')
    await write(she, he)
    const types: string[] = []
    while (types.length < 3) types.push(JSON.parse((await stream.next()).data).type)
    await stream.close()
    expect(types).toEqual(['message', 'message', 'message'])

    await set(other, { show_seen: true })
    expect(await seenBy(he)).toBe(2)
  })
})

describe('the company’s other sites', () => {
  it('do not show who refuses it, but to whom they write', async () => {
    const he = await t.signUp({ host: 'milf.localhost' })
    const she = await t.signUp({ host: 'gilf.localhost', gender: 'female', birthDate: '1960-01-01' })
    for (const { id } of [he, she]) await giveCredits(t, id, 20)
    const sees = async () => {
      const search = await he.browser.get('/api/members.php?gender=female&min_age=18&max_age=99')
      const found = search.body.members.some(({ id }: { id: string }) => id === she.id)
      const profile = await he.browser.get(`/api/member.php?id=${she.id}`)
      expect(search.body.count.people).toBe(found ? 1 : 0)
      return [found, profile.status]
    }
    expect(await sees()).toEqual([true, 200])
    await set(she, { member_resell: false })
    expect(await sees()).toEqual([false, 404])
    expect((await write(he, she)).status).toBe(404)
    expect((await write(she, he)).status).toBe(200)
    expect(await sees()).toEqual([false, 200])
    expect((await write(he, she)).status).toBe(200)
  })

  it('change nothing on the member’s own site', async () => {
    const { he, she } = await pair()
    await set(she, { member_resell: false })
    expect((await he.browser.get(`/api/member.php?id=${she.id}`)).status).toBe(200)
  })
})
