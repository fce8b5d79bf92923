import { expect, test } from 'vitest'
import { joinIncomplete } from './join-incomplete.ts'
import { type HeardNode, heardNodes } from './screen-reader-tree.ts'
import { type Story, tellStories } from './tell-stories.ts'

const tell = tellStories()

test('a screen reader hears where somebody is while they find their town', async () => {
  const story = await tell()
  const { page, t } = story
  const { keyboard } = page
  await reachPlace(story)
  const hear = () => hearTown(story)
  expect(await hear()).toMatchObject({ disabled: true, expanded: false })
  await page.getByRole('combobox').nth(0).selectOption('GB')
  await page.getByRole('combobox').nth(1).selectOption('GB-LOND')
  const town = page.getByRole('combobox').nth(2)
  await expect.poll(() => town.isEnabled()).toBe(true)

  await town.focus()
  const closed = { role: 'combobox', autocomplete: 'list', hasPopup: 'listbox', expanded: false }
  expect(await hear()).toMatchObject({ ...closed, focused: true, active: [], options: [] })

  await keyboard.type('act')
  await expect.poll(hear).toMatchObject({ expanded: true, active: ['Acton'], said: found(story, 1) })
  expect(await hear()).toMatchObject({ list: t('members.signup.place.chooseCity'), options: ['Acton'] })

  await keyboard.type(' without an end')
  await expect
    .poll(hear)
    .toMatchObject({ expanded: false, active: [], said: t('members.signup.place.noCity'), list: undefined })

  await keyboard.press('Control+A')
  await keyboard.press('Backspace')
  await expect.poll(async () => (await hear()).options.length).toBeGreaterThan(20)
  const all = await hear()
  expect(all).toMatchObject({ expanded: true, active: [], said: found(story, all.options.length) })
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['End', all.options.length - 1],
  ] as const) {
    await keyboard.press(key)
    await expect.poll(async () => (await hear()).active).toEqual([all.options[place]])
    expect(await hear()).toMatchObject({ focused: true })
  }

  await keyboard.press('Escape')
  await expect.poll(hear).toMatchObject({ ...closed, focused: true, active: [], said: '' })
  await keyboard.type('acton')
  await keyboard.press('Enter')
  await expect.poll(hear).toMatchObject({ ...closed, value: 'Acton', active: [], said: '' })
  await keyboard.press('ArrowDown')
  await expect.poll(hear).toMatchObject({ expanded: true, active: ['Acton'], selected: ['Acton'] })
  expect(story.failures).toEqual([])
})

test('a screen reader hears which answer is missing', async () => {
  const story = await tell()
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
  await page.getByRole('heading', { name: t('members.signup.place.question') }).waitFor()
}

function found({ t }: Story, count: number): string {
  return t('members.signup.place.citiesFound', { count })
}

/** The town's field, its list and what was announced, as a screen reader is told of them. */
async function hearTown({ page, t }: Story) {
  const nodes = await heardNodes(page)
  const town = nodes.find(({ role, name }) => role === 'combobox' && name === t('fields.labels.city'))
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
