import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdScripts } from './hold-scripts.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'
import { whenHydrated } from './when-hydrated.ts'

const openStory = openStories()
const address = 'early@example.com'
const secret = 'typed before the page is hydrated, in that very moment and after it'

const fieldsOf = ({ page, t }: Story) => ({
  login: page.getByLabel(t('members.login.login')),
  password: page.getByLabel(t('members.login.password'), { exact: true }),
})

/** Both values are still there after hydration, and are submitted. */
async function expectKept(story: Story): Promise<void> {
  const { page, t } = story
  const { login, password } = fieldsOf(story)
  const values = async () => [await login.inputValue(), await password.inputValue()]
  await expect.poll(values).toEqual([address, secret])
  await page.getByRole('button', { name: t('members.login.show') }).click()
  expect(await values()).toEqual([address, secret])
  const sent = page.waitForRequest('**/api/user.php')
  await page.getByRole('button', { name: t('members.login.submit') }).click()
  expect((await sent).postDataJSON()).toEqual({ login: address, password: secret })
  await page.getByText(t('errors.login_failed')).waitFor()
  expect(await values()).toEqual([address, secret])
  expect(story.failures).toEqual([])
}

test('the address stays where somebody is typing the password while the page hydrates', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 401/ })
  const { page, origin } = story
  await slowDown(page)
  const release = await holdScripts(page)
  await page.goto(`${origin}/login`, { waitUntil: 'domcontentloaded' })
  const { login, password } = fieldsOf(story)
  await login.fill(address)
  await password.focus()
  await page.keyboard.type(secret.slice(0, 5))
  release()
  await page.keyboard.type(secret.slice(5), { delay: 5 })
  await whenHydrated(page)
  await expectKept(story)
})

test('what a password manager fills in during hydration stays', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 401/ })
  await fillByManager(story.page, 'hydrated')
  await story.page.goto(`${story.origin}/login`)
  await expectKept(story)
})

test('what a password manager fills in at load, without a word, stays', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 401/ })
  const release = await holdScripts(story.page)
  await fillByManager(story.page, 'loaded')
  await story.page.goto(`${story.origin}/login`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => fieldsOf(story).password.inputValue()).toBe(secret)
  release()
  await expectKept(story)
})

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** Fills in both fields like a password manager: dispatches events only after both values are set, or none at all. */
async function fillByManager(page: Page, when: 'hydrated' | 'loaded'): Promise<void> {
  await page.addInitScript(
    ({ moment, values }) => {
      const fill = (dispatch: boolean) => {
        const fields = ['username', 'current-password'].map((name) =>
          document.querySelector<HTMLInputElement>(`[autocomplete="${name}"]`),
        )
        // By the prototype's setter, as an extension of the browser does, so that React does not notice.
        for (const [index, field] of fields.entries())
          if (field) Reflect.set(HTMLInputElement.prototype, 'value', values[index], field)
        if (!dispatch) return
        for (const field of fields)
          for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }))
      }
      if (moment === 'loaded') return addEventListener('DOMContentLoaded', () => fill(false))
      const waitForHydration = () => {
        const field = document.querySelector('[autocomplete="username"]')
        const hydrated = field && Object.keys(field).some((key) => key.startsWith('__reactProps'))
        if (hydrated) fill(true)
        else setTimeout(waitForHydration)
      }
      addEventListener('DOMContentLoaded', waitForHydration)
    },
    { moment: when, values: [address, secret] },
  )
}
