import { expect, test } from 'vitest'
import { joinIncomplete } from './join-incomplete.ts'
import { type HeardNode, heardNodes } from './screen-reader-tree.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

test('a screen reader hears where somebody is while they find their town', async () => {
  const story = await openStory()
  const { page, t } = story
  const { keyboard } = page
  await reachPlace(story)
  const hear = () => hearTown(story)
  const town = page.getByRole('combobox')
  await town.focus()
  const closed = { role: 'combobox', autocomplete: 'list', hasPopup: 'listbox', expanded: false }
  expect(await hear()).toMatchObject({ ...closed, focused: true, active: [], options: [] })

  await keyboard.type('Londr')
  const london = expect.stringMatching(/^London \(Londr/)
  await expect.poll(hear).toMatchObject({ expanded: true, active: [london], said: found(story, 1) })
  expect(await hear()).toMatchObject({ list: t('places.list'), options: [london] })

  await keyboard.type('zzz without an end')
  await expect
    .poll(hear)
    .toMatchObject({ expanded: false, active: [], said: t('places.none'), list: undefined })

  await keyboard.press('Control+A')
  await keyboard.type('new')
  await expect.poll(async () => (await hear()).options.length).toBe(8)
  const all = await hear()
  expect(all).toMatchObject({ expanded: true, active: [all.options[0]], said: found(story, 8) })
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', 7],
  ] as const) {
    await keyboard.press(key)
    await expect.poll(async () => (await hear()).active).toEqual([all.options[place]])
    expect(await hear()).toMatchObject({ focused: true })
  }

  await keyboard.press('Escape')
  await expect.poll(hear).toMatchObject({ ...closed, focused: true, active: [], said: '' })
  await keyboard.press('Control+A')
  await keyboard.type('acton')
  await expect.poll(async () => (await hear()).active[0]).toMatch(/^Acton/)
  await keyboard.press('Enter')
  await expect.poll(hear).toMatchObject({ ...closed, value: 'Acton', active: [], said: '' })
  expect((await hear()).description).toContain('London')
  await keyboard.press('ArrowDown')
  await expect.poll(async () => (await hear()).selected[0]).toMatch(/^Acton/)
  expect(story.failures).toEqual([])
})

test('a town that was chosen stays, although the next answer does not list it any more', async () => {
  const story = await openStory()
  const { page, t } = story
  await reachPlace(story)
  const town = page.getByRole('combobox')
  await town.fill('Acton')
  await page
    .getByRole('option', { name: /^Acton/ })
    .first()
    .waitFor()

  const late = Promise.withResolvers<void>()
  await page.route(/places\.php\?q=new/, async (route) => {
    await late.promise
    await route.continue()
  })
  const answered = page.waitForResponse(/places\.php\?q=new/)
  await town.fill('new')
  await page
    .getByRole('option', { name: /^Acton/ })
    .first()
    .click()
  await expect.poll(() => town.inputValue()).toBe('Acton')
  late.resolve()
  await answered
  await town.press('ArrowDown')
  await expect.poll(() => page.getByRole('option').count()).toBe(9)
  expect(await town.inputValue()).toBe('Acton')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('app.continue') }).click()
  await page.getByRole('heading', { name: t('members.signup.gender.question') }).waitFor()
  expect(story.failures).toEqual([])
})

test('the browser’s position is a town that is only proposed', async () => {
  const story = await openStory()
  const { page, t, context } = story
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.09, longitude: 5.12 })
  await reachPlace(story)
  await page.getByRole('button', { name: t('places.locate') }).click()
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('Utrecht')
  await page.getByRole('button', { name: t('app.continue') }).click()
  await page.getByRole('heading', { name: t('members.signup.gender.question') }).waitFor()
  expect(story.failures).toEqual([])
})

test('who refuses the position, or is at sea, types the town', async () => {
  const story = await openStory()
  const { page, t, context } = story
  await reachPlace(story)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 0, longitude: -30 })
  await page.getByRole('button', { name: t('places.locate') }).click()
  await page.getByText(t('places.nowhere')).waitFor()
  await page.getByRole('combobox').fill('Munich')
  await page.getByRole('option', { name: 'München (Munich)' }).click()
  await page
    .getByText(/Bayern/)
    .first()
    .waitFor()
  expect(story.failures).toEqual([])
})

test('a screen reader hears which answer is missing', async () => {
  const story = await openStory()
  const { page, t } = story
  await reachPlace(story)
  await page.getByRole('button', { name: t('app.continue') }).click()
  await expect
    .poll(() => hearTown(story))
    .toMatchObject({ invalid: 'true', description: expect.stringContaining(t('errors.fields.choose_city')) })
  expect(story.failures).toEqual([])
})

async function reachPlace(story: Story): Promise<void> {
  const { page, t, origin } = story
  await joinIncomplete(story, 'Heard')
  await page.goto(`${origin}/complete-signup`)
  await page.getByRole('button', { name: t('photos.skip') }).click()
  await page.getByRole('heading', { name: t('members.signup.place.question') }).waitFor()
}

function found({ t }: Story, count: number): string {
  return t('places.found', { count })
}

/** The field of the town, its list and the announcements, as a screen reader gets them. */
async function hearTown({ page, t }: Story) {
  const nodes = await heardNodes(page)
  const town = nodes.find(({ role, name }) => role === 'combobox' && name === t('places.label'))
  if (!town) throw new Error('no field for the town is heard')
  const listed = nodes.filter(({ role }) => role === 'option')
  const inList = listed.filter(({ parentRole }) => parentRole === 'listbox')
  const names = (list: HeardNode[]) => list.map(({ name }) => name)
  return {
    ...town,
    active: names(nodes.filter(({ id }) => id !== undefined && town.activeIds.includes(id))),
    list: nodes.find(({ role }) => role === 'listbox')?.name,
    options: names(inList),
    selected: names(inList.filter(({ selected }) => selected)),
    said: nodes
      .filter(({ role }) => role === 'status')
      .map(({ text }) => text)
      .join(''),
  }
}
