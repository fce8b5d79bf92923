import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { closeMatches } from './close-matches.ts'
import { type Story, tellStories } from './tell-stories.ts'

const tell = tellStories()
const mostSteps = 120

test('from the index to a message sent, with the keyboard alone', async () => {
  const story = await tell()
  await closeMatches(story.page)
  await makeAccount(story)
  await completeProfile(story)
  await writeToSomebody(story)
  expect(story.failures).toEqual([])
})

async function makeAccount({ page, t, origin }: Story): Promise<void> {
  const { keyboard } = page
  await page.goto(origin)
  await page.keyboard.press('Tab')
  await expectFocusOn(page.getByRole('link', { name: t('app.skip') }))
  await tabTo(page, page.getByLabel(t('index.join.email')))
  await keyboard.type(`keys.${Date.now()}@example.org`)
  await keyboard.press('Enter')

  await expectFocusOn(page.getByLabel(t('members.signup.name.label')))
  await keyboard.type(`Keys ${Date.now() % 1_000_000}`)
  await keyboard.press('Enter')
  await expectFocusOn(page.getByLabel(t('members.signup.date_of_birth.day'), { exact: true }))
  for (const [part, value] of Object.entries({ day: '17', month: '4', year: '1992' })) {
    await tabTo(page, page.getByLabel(t(`members.signup.date_of_birth.${part}`), { exact: true }))
    await keyboard.type(value)
  }
  await keyboard.press('Enter')
  await expectFocusOn(page.getByLabel(t('members.signup.password.label'), { exact: true }))
  await keyboard.type('quiet-river-42')
  await keyboard.press('Enter')
}

async function completeProfile({ page, t }: Story): Promise<void> {
  const { keyboard } = page
  const goOn = page.getByRole('button', { name: t('app.continue') })
  await expectFocusOn(page.getByRole('radio').first())
  await keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: t('members.signup.gender.male') }).isChecked()).toBe(true)
  await tabTo(page, goOn)
  await keyboard.press('Enter')

  await page.getByRole('heading', { name: t('members.signup.sexuality.question') }).waitFor()
  await expectFocusOn(page.getByRole('radio').first())
  await keyboard.press('Space')
  await tabTo(page, goOn)
  await keyboard.press('Space')

  const place = page.getByRole('combobox')
  await expectFocusOn(place.nth(0))
  await keyboard.type('United K')
  await expect.poll(() => place.nth(0).inputValue()).toBe('GB')
  for (const field of [place.nth(1), place.nth(2)]) {
    await expect.poll(() => field.isEnabled()).toBe(true)
    await tabTo(page, field)
    await keyboard.press('ArrowDown')
    await expect.poll(() => field.inputValue()).not.toBe('')
  }
  await tabTo(page, page.getByRole('button', { name: t('members.signup.place.finish') }))
  await keyboard.press('Enter')
  await page.waitForURL('**/members')
}

async function writeToSomebody({ page, t }: Story): Promise<void> {
  const { keyboard } = page
  const card = page.locator('main a[href^="/members/"]').nth(2)
  await card.waitFor()
  await tabTo(page, card)
  await keyboard.press('Enter')
  await page.waitForURL(/\/members\/[0-9a-f-]{36}$/)
  const actions = page.getByRole('region', { name: t('profiles.profile.actions') })
  await tabTo(page, actions.getByRole('button'))
  await keyboard.press('Space')
  await expect.poll(() => actions.getByRole('button').getAttribute('aria-pressed')).toBe('true')
  await tabTo(page, actions.getByRole('link'))
  await keyboard.press('Enter')
  await page.waitForURL('**/chat')
  await tabTo(page, page.getByRole('textbox'))
  await keyboard.type('Written without a mouse')
  await keyboard.press('Enter')
  await page.getByRole('log').getByText('Written without a mouse').waitFor()
  await page.waitForURL(/\/chats\/[0-9a-f-]{36}$/)
  await page.getByText(t('conversations.sent')).waitFor()
}

/** Goes on with Tab, and backwards where the way forward has ended; each stop on the way can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(target)) return expectSeen(page)
    await page.keyboard.press('Tab')
    await expectSeen(page)
  }
  throw new Error(`no way by keyboard to ${target.toString()}`)
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

async function expectFocusOn(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target), { message: `focus on ${target.toString()}` }).toBe(true)
  await expectSeen(target.page())
}

/**
 * What has the focus shows it: with an outline of its own, of its label, or of what it draws over its card. A slider
 * outlines its thumb, which no script can look at.
 */
async function expectSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches('input[type="range"]')) return ''
    const drawn = (element: Element | null, part?: string) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
        Boolean(part && boxShadow !== 'none')
      )
    }
    const seen = drawn(focused) || drawn(focused, '::after') || drawn(focused.closest('label'))
    return seen ? '' : focused.outerHTML.slice(0, 200)
  })
  expect(unseen, 'focus without an outline').toBe('')
}
