import { expect, it } from 'vitest'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()

/** How far away and when last here depends on who looks: the preview is of nobody in particular. */
const ofNobody = { distance: null, active: null }

it('shows one’s own page as a premium member sees it', async () => {
  const she = await t.signUp({ gender: 'female' })
  await addPhoto(t, she.id, { isMain: true })
  await addPhoto(t, she.id)
  await addPhoto(t, she.id, { state: 'pending' })
  await addPhoto(t, she.id, { state: 'rejected' })
  await she.browser.put('/api/profile.php', {
    about: 'I write letters',
    interests: ['tea'],
    prompts: [{ prompt: 'small_joy', answer: 'Stamps' }],
  })
  const seer = await t.signUp()
  await makePremium(t, seer.id)
  const seen = (await seer.browser.get(`/api/member.php?id=${she.id}`)).body.profile
  const preview = await she.browser.get('/api/preview.php')
  expect([preview.status, preview.body.profile]).toEqual([200, { ...seen, ...ofNobody }])
  expect(preview.body.profile.photos).toHaveLength(2)
})

it('shows a free member the main photo, and the others blurred', async () => {
  const she = await t.signUp({ gender: 'female' })
  await addPhoto(t, she.id, { isMain: true })
  const further = await addPhoto(t, she.id)
  const seen = (await (await t.signUp()).browser.get(`/api/member.php?id=${she.id}`)).body.profile
  const preview = await she.browser.get('/api/preview.php?as=free')
  expect(preview.body.profile).toEqual({ ...seen, ...ofNobody })
  expect(preview.body.profile.photos).toMatchObject([
    { locked: false },
    { locked: true, filename: further.blur },
  ])
  expect((await she.browser.get('/api/preview.php?as=operator')).status).toBe(422)
})

it('has no portrait as long as nobody else may see it', async () => {
  const { id, browser } = await t.signUp()
  await addPhoto(t, id, { isMain: true, state: 'pending' })
  expect((await browser.get('/api/preview.php')).body.profile).toMatchObject({ main_image: null, photos: [] })
})

it('leaves out what the site does not show', async () => {
  await t.pool.query(
    `update site set settings = settings || '{"visible_profile_fields": ["reason"]}' where settings ->> 'domain' = 'bbw.localhost'`,
  )
  await t.sites.reload()
  const { browser } = await t.signUp({ host: 'bbw.localhost' })
  await browser.put('/api/profile.php', { reason: 'Company', about: 'x', eye_color: 'blue' })
  expect((await browser.get('/api/preview.php')).body.profile).toMatchObject({
    reason: 'Company',
    about: null,
    eye_color: null,
  })
})

it('is there once the profile is', async () => {
  expect((await t.browser().get('/api/preview.php')).status).toBe(401)
  const { browser } = await t.signUp({ incomplete: true })
  expect((await browser.get('/api/preview.php')).status).toBe(404)
})
