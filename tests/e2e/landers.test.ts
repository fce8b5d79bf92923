import { expect, test } from 'vitest'
import { findPeople } from './find-people.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

test('the deck moves by keys, finger and buttons, takes back, and ends in an invitation', async () => {
  const { page, t, origin, failures } = await openStory()
  await page.goto(`${origin}/landers/tinderswipe`)
  const words = (key: string, values?: Record<string, string>) => t(`landers.tinderswipe.${key}`, values)
  const panel = page.locator('[data-panel]:visible')
  const first = await panel.innerText()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => panel.innerText()).not.toBe(first)
  await page.keyboard.press('z')
  await expect.poll(() => panel.innerText()).toBe(first)

  const box = (await page.locator('[data-deck]').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y, { steps: 4 })
  await page.mouse.up()
  expect(await panel.innerText()).toBe(first)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 160, y, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => panel.innerText()).not.toBe(first)

  const like = page.getByRole('button', { name: words('like') })
  for (let left = 3; left > 0; left -= 1) await like.click()
  await page.getByRole('heading', { name: words('over') }).waitFor()
  expect(await like.isDisabled()).toBe(true)
  await page.getByRole('button', { name: words('undo') }).click()
  expect(await like.isDisabled()).toBe(false)
  expect(failures).toEqual([])
})

test('from a letter to its reader: what was picked and written on the way is there in the signup', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  await page.goto(`${origin}/landers/iconslanding?network=acme`)
  for (const interest of ['music', 'wine', 'reading', 'hiking'])
    await page.getByLabel(t(`fields.interests.${interest}`), { exact: true }).check()
  expect(await page.locator('[data-picks] :checked').count()).toBe(3)
  expect(await page.locator('[data-note][data-played]').count()).toBe(3)
  const [someone] = await findPeople(page)
  const { id, name } = someone!
  await page.goto(`${origin}/members/${id}/landing2?network=acme`)
  const line = t('openers.questions.free_day')
  await page.getByLabel(line).check()
  await page.getByRole('link', { name: t('landers.member.letter.cta') }).click()
  await page.waitForURL(`**/members/${id}/signup?network=acme`)
  const message = page.getByLabel(t('members.signup.message.label'))
  await expect.poll(() => message.inputValue()).toBe(line)
  await answerAccount(story)
  await answerProfile(story)
  await page.getByText(t('members.signup.complete.target', { name })).click()
  await page.waitForURL(`**/members/${id}?*`)
})

async function answerAccount({ page, t }: Story): Promise<void> {
  const goOn = () => page.getByRole('button', { name: t('app.continue') }).click()
  await goOn()
  await page.getByLabel(t('members.signup.email.label')).fill(`letter.${Date.now()}@example.org`)
  await goOn()
  await page.getByLabel(t('members.signup.name.label')).fill(`Letter ${Date.now() % 1_000_000}`)
  await goOn()
  await page.getByRole('heading', { name: t('members.signup.date_of_birth.question') }).waitFor()
  await page.keyboard.type('17041992')
  await goOn()
  await page.getByLabel(t('members.signup.password.label'), { exact: true }).fill('quiet-river-42')
  await page.getByRole('button', { name: t('members.signup.password.submit') }).click()
}

async function answerProfile({ page, t }: Story): Promise<void> {
  const goOn = () => page.getByRole('button', { name: t('app.continue') }).click()
  await page.getByRole('button', { name: t('photos.skip') }).click()
  await page.getByRole('combobox').fill('acton')
  await page.getByRole('listbox').getByRole('option').filter({ hasText: 'London' }).click()
  await goOn()
  await page.getByText(t('members.signup.gender.female'), { exact: true }).click()
  await page.getByText(t('members.signup.sexuality.bi'), { exact: true }).click()
  await page.getByRole('heading', { name: t('members.signup.interests.question') }).waitFor()
  for (const interest of ['wine', 'reading', 'hiking']) {
    const chip = page.getByRole('button', { name: t(`fields.interests.${interest}`), exact: true })
    expect([interest, await chip.getAttribute('aria-pressed')]).toEqual([interest, 'true'])
  }
  await goOn()
  for (const step of ['prompt', 'about']) {
    await page.getByRole('heading', { name: t(`members.signup.${step}.question`) }).waitFor()
    await page.getByRole('button', { name: t('members.signup.skip') }).click()
  }
}

test('a visit that is named is reported when its page is hidden, and the way on is no bounce', async () => {
  const { page, t, origin } = await openStory()
  const hide = async () => {
    const sent = page.waitForRequest('**/api/page-hidden.php*')
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const request = await sent
    expect(request.method()).toBe('POST')
    expect((await request.response())?.status()).toBe(200)
    return Object.fromEntries(new URL(request.url()).searchParams)
  }
  await page.goto(`${origin}/landers/video?lb=spring&network=acme`)
  const first = await hide()
  expect(first).toMatchObject({ lb: 'spring', network: 'acme', page: '/landers/video', went_on: 'false' })
  // The browser itself hides the page on the way to the next, and then tells nobody else what it sends.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('link', { name: t('landers.video.cta') }).click()
  expect(await hide()).toMatchObject({ visit: first.visit, went_on: 'true' })
  await page.goto(`${origin}/login`)
  expect(await hide()).toEqual({})
})

test.each([
  ['video', '[data-player]'],
  ['tinderswipe', '.swipe-middle'],
])('what the script of %s shows has its place before the script comes', async (name, moved) => {
  const { page, origin } = await openStory()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const height = () => page.locator(moved).evaluate((element) => element.getBoundingClientRect().height)
  await page.goto(`${origin}/landers/${name}`, { waitUntil: 'commit' })
  await page.getByRole('link').last().waitFor()
  const before = await height()
  release()
  await page.getByRole('main').getByRole('button').first().waitFor()
  expect(await height()).toBe(before)
})

test('what moves waits to be asked or can be paused, and stands still where motion is unwanted', async () => {
  const { page, t, origin, failures } = await openStory({ viewport: phone })
  await page.goto(`${origin}/landers/video`)
  const player = page.locator('[data-player]')
  expect(await player.getAttribute('data-player')).toBe('ready')
  await page
    .getByRole('button', { name: t('landers.video.play') })
    .first()
    .click()
  expect(await player.getAttribute('data-player')).toBe('playing')
  await page.getByRole('button', { name: t('landers.video.pause') }).click()
  expect(await player.getAttribute('data-player')).toBe('paused')

  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await page.goto(`${origin}/landers/transitionsvideolanding`)
  expect(await running()).toBeGreaterThan(0)
  await page.getByLabel(t('landers.transitions.pause')).check()
  expect(await running()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await running()).toBe(0)
  await page.goto(`${origin}/landers/video`)
  for (const caption of ['questions', 'two'])
    expect(await page.getByText(t(`landers.video.${caption}`)).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: t('landers.video.play') }).count()).toBe(0)
  expect(failures).toEqual([])
})
