import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { OwnProfile } from '#common/wire/profiles.ts'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { expectFocusOn } from './expect-focus-on.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story, type StoryOptions } from './stories.ts'
import { tabTo } from './tab-to.ts'

const openStory = openStories()

async function atProfile(name: string, options: StoryOptions = {}) {
  const story = await openStory({ viewport: phone, ...options })
  const { page, origin, t } = story
  const { id } = await joinSite(story, name)
  await page.goto(`${origin}/profile`)
  await page.getByRole('heading', { level: 1, name: t('ownProfile.title') }).waitFor()
  const labelled = (key: string, label: string): Locator =>
    page.getByRole('button', { name: t(`ownProfile.${key}`, { field: label }), exact: true })
  const sheet = page.getByRole('dialog')
  return {
    ...story,
    id,
    sheet,
    add: (field: string) => labelled('fill_in', t(`fields.labels.${field}`)),
    edit: (field: string) => labelled('edit', t(`fields.labels.${field}`)),
    sentence: (prompt: string) => labelled('edit', t(`prompts.sentence.${prompt}`)),
    next: (done: number) => labelled('fill_in', t('ownProfile.prompt.row', { done, most: 3 })),
    save: () => sheet.getByRole('button', { name: t('ownProfile.save') }).click(),
    /** The newest toast, which offers to undo. */
    undo: () =>
      page
        .getByRole('region', { name: t('app.toasts') })
        .getByRole('button', { name: t('ownProfile.undo') })
        .last()
        .click(),
    closed: () => sheet.waitFor({ state: 'detached' }),
  }
}

const profileOf = async ({ page }: Story) =>
  (await callApi<{ profile: OwnProfile }>(page, 'GET', 'profile.php')).profile

test('on a phone a member fills in each field by itself, and takes one back', async () => {
  const story = await atProfile('Filling')
  const { page, t, sheet, add, edit, save, closed, undo } = story
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/interests.php')) asked.push(request.url())
  })

  await add('about').click()
  await sheet.getByRole('textbox').fill('  I mend old radios.\nAnd I sing. ')
  await save()
  await closed()
  await page.getByText('I mend old radios.').waitFor()

  await add('hair_color').click()
  await sheet.getByText(t('fields.hair_color.dark_blond')).click()
  await save()
  await edit('hair_color').click()
  await sheet.getByText(t('fields.hair_color.red'), { exact: true }).click()
  await save()
  await closed()
  await undo()
  await expect.poll(async () => (await profileOf(story)).hair_color).toBe('dark blond')
  await page.getByText(t('fields.hair_color.dark_blond')).waitFor()

  await add('interests').click()
  for (const interest of ['wine', 'sex_variants', 'tea'])
    await sheet.getByRole('button', { name: t(`fields.interests.${interest}`), exact: true }).click()
  await save()
  await closed()
  await edit('interests').click()
  await sheet.getByRole('button', { name: t('fields.interests.tea'), exact: true }).click()
  await save()
  await closed()
  expect(asked).toHaveLength(1)

  await edit('city').click()
  await save()
  await sheet.getByRole('alert').getByText(t('errors.fields.choose_city')).waitFor()
  await sheet.getByRole('combobox').fill('Utrecht')
  await sheet.getByRole('listbox').getByRole('option').first().click()
  await save()
  await closed()

  await add('tattoos').click()
  await sheet.getByText(t('fields.tattoos.no'), { exact: true }).click()
  await save()
  await closed()
  expect(await profileOf(story)).toMatchObject({
    about: 'I mend old radios.\nAnd I sing.',
    hair_color: 'dark blond',
    interests: ['wine', 'sex variants'],
    city_name: 'Utrecht',
    tattoos: false,
    eye_color: null,
  })
  await page.reload()
  await page.getByText('I mend old radios.').waitFor()
  expect(story.failures).toEqual([])
})

test('sentences are finished, changed, removed and brought back, three at most', async () => {
  const story = await atProfile('Sentences', { locale: 'de' })
  const { page, t, sheet, next, sentence, save, closed, undo } = story
  await next(0).click()
  await save()
  await sheet.getByRole('alert').getByText(t('errors.fields.required')).waitFor()
  await expectFocusOn(sheet.getByRole('textbox'))
  for (const [done, prompt] of ['small_joy', 'dream_trip', 'first_date'].entries()) {
    if (done > 0) await next(done).click()
    await sheet.getByRole('combobox').selectOption(prompt)
    await sheet.getByRole('textbox').fill(`Antwort ${done}`)
    await save()
    await closed()
  }
  expect(await page.getByText(t('ownProfile.prompt.add')).count()).toBe(0)
  await sentence('dream_trip').click()
  await sheet.getByRole('button', { name: t('ownProfile.remove') }).click()
  await closed()
  await next(2).waitFor()
  await undo()
  await sentence('dream_trip').waitFor()
  await sentence('first_date').click()
  await sheet.getByRole('combobox').selectOption('proud_of')
  await save()
  await closed()
  expect((await profileOf(story)).prompts).toEqual([
    { prompt: 'small_joy', answer: 'Antwort 0' },
    { prompt: 'dream_trip', answer: 'Antwort 1' },
    { prompt: 'proud_of', answer: 'Antwort 2' },
  ])
  expect(story.failures).toEqual([])
})

test('a text outlasts a closed sheet, a reload and a failed try, and what is refused says so at the field', async () => {
  const story = await atProfile('Drafting', { expected: /status of (500|422)/, worker: 'blocked' })
  const { page, t, sheet, add, save, closed } = story
  const text = sheet.getByRole('textbox')
  await add('about').click()
  await text.fill('Half a thought')
  await page.keyboard.press('Escape')
  await closed()
  await page.getByText(t('ownProfile.unsaved')).waitFor()
  await page.reload()
  await page.getByText(t('ownProfile.unsaved')).waitFor()
  await add('about').click()
  expect(await text.inputValue()).toBe('Half a thought')

  await page.route('**/api/profile.php', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error: 'internal' } })
      : route.continue(),
  )
  await save()
  await sheet.getByRole('alert').getByText(t('errors.internal')).waitFor()
  await page.unroute('**/api/profile.php')
  await text.fill('Half a\0thought')
  await save()
  await sheet.getByRole('alert').getByText(t('errors.fields.invalid_value')).waitFor()
  await expectFocusOn(text)
  await text.fill('A whole thought')
  await save()
  await closed()
  await page.getByText('A whole thought').waitFor()
  expect(await page.getByText(t('ownProfile.unsaved')).count()).toBe(0)
  expect(story.failures).toEqual([])
})

test('who closes a field while it is being saved reads how that ended, and keeps what was opened since', async () => {
  const story = await atProfile('Hasty', { expected: /status of 500/, worker: 'blocked' })
  const { page, t, sheet, add, save } = story
  let refuse = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route('**/api/profile.php', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      resolve()
      await new Promise<void>((go) => {
        refuse = go
      })
      return route.fulfill({ status: 500, json: { error: 'internal' } })
    })
  })
  await add('eye_color').click()
  await sheet.getByText(t('fields.eye_color.green')).click()
  await save()
  await asked
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await add('body_type').click()
  await sheet.waitFor()
  refuse()
  await page.getByTitle(t('ownProfile.not_saved', { reason: t('errors.internal') })).waitFor()
  await page.getByRole('dialog', { name: t('fields.labels.body_type') }).waitFor()
  await page.keyboard.press('Escape')
  await add('eye_color').waitFor()
  expect(story.failures).toEqual([])
})

test('by keyboard a field is opened, answered and saved, and the focus comes back', async () => {
  const story = await atProfile('Typing')
  const { page, t, sheet, add, edit, closed } = story
  await tabTo(page, add('eye_color'))
  await page.keyboard.press('Enter')
  await sheet.waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await tabTo(page, sheet.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await closed()
  await expectFocusOn(edit('eye_color'))
  expect((await profileOf(story)).eye_color).toBe('blue')
  await page.getByRole('link', { name: t('ownProfile.tabs.preview') }).press('Enter')
  await page.waitForURL('**/profile/preview')
  await page.getByText(t('fields.eye_color.blue')).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('radio', { name: t('ownProfile.preview.free') }).press('Space')
  await page.waitForURL('**/profile/preview?as=free')
  const asFree = page.getByRole('radio', { name: t('ownProfile.preview.free') })
  await expect.poll(() => asFree.isChecked()).toBe(true)
  expect(story.failures).toEqual([])
})

test('the hint goes as the profile fills, and for good once it is put away; the menu leads here', async () => {
  const story = await atProfile('Hinted')
  const { page, origin, t, sheet, save, closed } = story
  const hint = page.getByText(t('ownProfile.complete.title'))
  const part = (name: string) =>
    page.getByRole('button', { name: t(`ownProfile.complete.parts.${name}`), exact: true })
  await page
    .getByRole('progressbar', { name: t('ownProfile.complete.progress', { done: 0, total: 6 }) })
    .waitFor()
  await part('about').click()
  await sheet.getByRole('textbox').fill('Hello')
  await save()
  await closed()
  await part('about').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('ownProfile.complete.dismiss') }).click()
  await hint.waitFor({ state: 'detached' })
  await expectFocusOn(page.getByRole('heading', { level: 1 }))
  await page.goto(`${origin}/members`)
  await page
    .getByRole('navigation', { name: t('app.nav.main') })
    .getByRole('link', { name: t('app.nav.account') })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('app.nav.profile') })
    .click()
  await page.waitForURL('**/profile')
  await page.getByText('Hello').waitFor()
  expect(await hint.count()).toBe(0)
  expect(story.failures).toEqual([])
})

test('the preview is what others see, and says when nobody does', async () => {
  const story = await atProfile('Preview', { expected: /status of 404/ })
  const { page, origin, t } = story
  await callApi(page, 'PUT', 'profile.php', {
    about: 'For everybody',
    prompts: [{ prompt: 'small_joy', answer: 'Rain on a tent' }],
  })
  await page.goto(`${origin}/profile/preview`)
  for (const text of ['For everybody', 'Rain on a tent']) await page.getByText(text).waitFor()
  expect(await page.getByRole('region', { name: t('profiles.profile.actions') }).count()).toBe(0)
  await callApi(page, 'PUT', 'privacy.php', { invisible: true })
  await page.reload()
  await page.getByRole('link', { name: /settings/i }).click()
  await page.waitForURL('**/notifications#privacy')
  const gone = await page.goto(`${origin}/profile/nowhere`)
  expect([gone?.status(), story.failures]).toEqual([404, []])
})
