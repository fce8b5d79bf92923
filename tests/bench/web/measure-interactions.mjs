import { callApi } from '../../e2e/call-api.ts'
import { findPeople } from '../../e2e/find-people.ts'
import { phone } from '../../e2e/open-browser.ts'
import { textsOf } from '../../e2e/texts-of.ts'
import { whenHydrated } from '../../e2e/when-hydrated.ts'

const t = textsOf('en')
/** Nobody presses anything as soon as it is there. */
const lookMs = 2_000
const settleMs = 400
const rounds = 3
/** How long a finger rests on what it touches. */
const touchMs = 60

/**
 * What members do most, on a phone `slowdown` times slower than this machine: milliseconds from touch or key to the
 * next paint, the median of three rounds. Shorter ones than 16 ms are not told by the browser and count as 16.
 */
export async function measureInteractions(browser, origin, slowdown) {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, locale: 'en' })
  await context.addInitScript(watchInteractions)
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await callApi(page, 'POST', 'user.php', { login: 'premium@example.com', password: 'serenade-demo' })
  await page.goto(`${origin}/members`)
  const people = (await findPeople(page)).filter(
    ({ main_image, like_state }) => main_image && like_state === null,
  )
  const client = await context.newCDPSession(page)
  await enlargeWindow(client)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, [shown, name, prepare]] of stepsOf({ page, client }, origin, people[round]).entries()) {
      found[at] ??= { page: shown, name, times: [] }
      found[at].times.push(await timeOf(page, prepare))
    }
  }
  await context.close()
  return found.map(({ times, ...step }) => ({ ...step, ms: times.toSorted((a, b) => a - b)[1] }))
}

/**
 * The browser's own bars take 88 px of a window as high as the phone. What changes below its edge is never painted,
 * so that an answer in the phone's bottom bar would wait for the next change above it.
 */
async function enlargeWindow(client) {
  const { windowId } = await client.send('Browser.getWindowForTarget')
  await client.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: phone.width + 200, height: phone.height + 400 },
  })
}

/** Runs in the page, before its own scripts. */
function watchInteractions() {
  window.slowest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.slowest = Math.max(window.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** A step that first has to come to its page answers with what is then done there. */
async function timeOf(page, prepare) {
  const act = await prepare()
  await page.waitForTimeout(lookMs)
  await page.evaluate(() => {
    window.slowest = 0
  })
  await act()
  await page.waitForTimeout(settleMs)
  return Math.max(16, await page.evaluate(() => window.slowest))
}

function stepsOf({ page, client }, origin, someone) {
  const open = async (path) => {
    await page.goto(origin + path)
    await whenHydrated(page)
  }
  // By its place: the tap of a locator asks the page's own thread more than once before and after.
  const tap = async (target) => {
    await target.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await target.boundingBox()
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    return async () => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await page.waitForTimeout(touchMs)
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
  }
  const button = (key) =>
    page
      .getByRole('button', { name: t(key) })
      .locator('visible=true')
      .first()
  const tapAt = (path, target) => async () => {
    await open(path)
    return tap(target)
  }
  const press = (key) => async () => () => page.keyboard.press(key)
  const profile = `/members/${someone.id}`
  return [
    ['members', 'open the filters', tapAt('/members', button('profiles.search.filters'))],
    ['members', 'close the filters', async () => tap(button('profiles.search.filters_close'))],
    ['members', 'open the account menu', tapAt('/members', button('app.nav.account'))],
    ['members', 'open a profile', tapAt('/members', page.locator(`a[href="${profile}"]`).first())],
    ['profile', 'open a photo', tapAt(profile, button('profiles.profile.photo_open'))],
    ['profile', 'close the photo', async () => tap(button('profiles.profile.photos_close'))],
    ['profile', 'like', tapAt(profile, button('profiles.profile.like'))],
    ['profile', 'go to the chat', tapAt(profile, page.locator(`a[href="${profile}/chat"]:visible`).first())],
    ['chat', 'type a message', async () => () => page.keyboard.type('Good evening')],
    ['chat', 'send it', press('Control+Enter')],
    ['chat', 'open the chats', async () => tap(page.locator('a[href="/chats"]:visible').first())],
  ]
}
