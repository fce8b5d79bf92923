import { describe, expect, it } from 'vitest'
import type { Interest } from '#common/profiles/profile-fields.ts'
import type { Prompt } from '#common/profiles/prompts.ts'
import type { Fit, FitReason } from '#common/wire/match-finder.ts'
import { block } from '#server/testing/members/block.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
type Person = { interests?: Interest[]; prompts?: Prompt[]; birthDate?: string; km?: number }

/** Each test has its people in a region of its own, so that nobody of another test is near. */
const regions = ['NL-GR', 'NL-LI', 'NL-ZE', 'NL-DR', 'NL-FL', 'NL-FR', 'NL-OV']
const town = async (region: string): Promise<string> =>
  (await t.browser().get(`/api/cities.php?region=${region}`)).body.cities[0].id

async function join(region: string, gender: 'male' | 'female', person: Person = {}): Promise<Member> {
  const { interests = [], prompts = [], birthDate = '1990-01-01' } = person
  const member = await t.signUp({ gender, city: await town(region), birthDate })
  await t.pool.query('update profile set interests = $2 where member_id = $1', [member.id, interests])
  for (const [position, prompt] of prompts.entries())
    await t.pool.query(
      'insert into profile_prompt (member_id, prompt, position, answer) values ($1, $2, $3, $4)',
      [member.id, prompt, position, 'quite so'],
    )
  return member
}
const nextRegion = () => regions.pop() ?? 'NL-UT'
const fitsOf = async ({ browser }: Member, query = ''): Promise<Fit[]> =>
  (await browser.get(`/api/match-finder.php${query}`)).body.members
const idsOf = (fits: { id: string }[]) => fits.map(({ id }) => id)
const reasonsFor = (fits: Fit[], { id }: Member): FitReason[] =>
  fits.find((fit) => fit.id === id)?.reasons ?? []

describe('who fits', () => {
  it('is told with reasons that are true, the weightiest first', async () => {
    const region = nextRegion()
    const he = await join(region, 'male', {
      interests: ['relationship', 'hiking', 'wine', 'sushi'],
      prompts: ['good_evening', 'ask_me_about'],
    })
    const near = await join(region, 'female', {
      interests: ['relationship', 'hiking', 'wine', 'art'],
      prompts: ['good_evening'],
      birthDate: '1991-01-01',
    })
    const plain = await join(region, 'female', { interests: ['art'], birthDate: '1980-01-01' })
    const fits = await fitsOf(he, '?mood=culture')
    expect(idsOf(fits).slice(0, 2)).toEqual([near.id, plain.id])
    expect(reasonsFor(fits, near)).toEqual([
      { kind: 'intent', intent: 'relationship' },
      { kind: 'interests', interests: ['hiking', 'wine'] },
      { kind: 'mood', interests: ['art'] },
      { kind: 'prompt', prompt: 'good_evening' },
      { kind: 'near', km: 5 },
      { kind: 'age' },
    ])
    expect(reasonsFor(fits, plain)).toEqual([
      { kind: 'mood', interests: ['art'] },
      { kind: 'near', km: 5 },
    ])
  })

  it('changes with the answers', async () => {
    const region = nextRegion()
    const he = await join(region, 'male')
    const lasting = await join(region, 'female', { interests: ['relationship'] })
    const light = await join(region, 'female', { interests: ['onenightstand'] })
    const firstFor = async (query: string) => idsOf(await fitsOf(he, query))[0]
    expect(await firstFor('?intent=lasting')).toBe(lasting.id)
    expect(await firstFor('?intent=light')).toBe(light.id)
  })

  it('keeps to the age and the distance that were asked for', async () => {
    const region = nextRegion()
    const he = await join(region, 'male', { birthDate: '1990-01-01' })
    const older = await join(region, 'female', { birthDate: '1980-01-01' })
    const younger = await join(region, 'female', { birthDate: '1998-01-01' })
    const far = await t.signUp({ gender: 'female' })
    const all = idsOf(await fitsOf(he, '?near=any&age=any'))
    for (const { id } of [older, younger]) expect(all).toContain(id)
    expect(idsOf(await fitsOf(he, '?age=older'))).not.toContain(younger.id)
    expect(idsOf(await fitsOf(he, '?age=younger'))).not.toContain(older.id)
    expect(idsOf(await fitsOf(he, '?age=close'))).not.toContain(older.id)
    expect(new Set(idsOf(await fitsOf(he, '?near=town')))).toEqual(new Set([older.id, younger.id]))
    expect(idsOf(await fitsOf(he, '?near=town'))).not.toContain(far.id)
  })

  it('is nobody whose orientation does not fit, who was liked, is hidden or blocked', async () => {
    const region = nextRegion()
    const he = await join(region, 'male')
    const [fitting, liked, hidden, blocked] = [
      await join(region, 'female'),
      await join(region, 'female'),
      await join(region, 'female'),
      await join(region, 'female'),
    ]
    const man = await join(region, 'male')
    const lesbian = await t.signUp({ gender: 'female', sexuality: 'lesbian', city: await town(region) })
    await he.browser.post('/api/like.php', { id: liked.id })
    await hidden.browser.put('/api/privacy.php', { invisible: true })
    await block(t, blocked.id, he.id)
    const ids = idsOf(await fitsOf(he))
    expect(ids).toContain(fitting.id)
    for (const { id } of [he, man, lesbian, liked, hidden, blocked]) expect(ids).not.toContain(id)
  })

  it('is told that both look for each other where nothing else is to be said', async () => {
    const he = await join(nextRegion(), 'male')
    const far = await join('NL-NB', 'female', { birthDate: '1975-01-01' })
    expect(reasonsFor(await fitsOf(he), far)).toEqual([{ kind: 'seek' }])
  })

  it('is told no reason from a field that the site does not show', async () => {
    const region = nextRegion()
    const he = await join(region, 'male', { interests: ['wine'], prompts: ['good_evening'] })
    const she = await join(region, 'female', { interests: ['wine'], prompts: ['good_evening'] })
    const { settings } = t.sites.byId(1)
    const before = settings.visible_profile_fields
    try {
      settings.visible_profile_fields = before.filter((field) => field !== 'interests' && field !== 'about')
      const kinds = reasonsFor(await fitsOf(he, '?mood=out'), she).map(({ kind }) => kind)
      expect(kinds).toEqual(['near', 'age'])
    } finally {
      settings.visible_profile_fields = before
    }
  })
})

it('refuses an answer that is none, and a visitor', async () => {
  const { browser } = await t.signUp()
  const refused = await browser.get('/api/match-finder.php?mood=angry')
  expect([refused.status, refused.body.fields]).toEqual([422, { mood: 'choose_one' }])
  expect((await t.browser().get('/api/match-finder.php')).status).toBe(401)
})
