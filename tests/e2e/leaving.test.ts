import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { fillLogin } from './log-in.ts'
import { onDatabase } from './on-database.ts'
import { phone } from './open-browser.ts'
import { orderBundle } from './order-bundle.ts'
import { readMail } from './read-mail.ts'
import { openStories } from './stories.ts'

const openStory = openStories()
const password = 'quiet-river-42'

function tokenIn(mail: string): string | undefined {
  return /account-deleted\?token=([\w-]{43})/.exec(mail)?.[1]
}

test.each(['en', 'fi'])(
  'deletes the account in four screens, and comes back by the mail, in %s',
  async (locale) => {
    const story = await openStory({ locale, viewport: phone, expected: /status of (403|422)/ })
    const { page, t, origin } = story
    const { email } = await joinSite(story, 'Leaver')
    const { order } = await orderBundle(page)
    await page.goto(`${origin}/notifications`)
    await page
      .getByRole('region', { name: t('settings.sections.leave') })
      .getByRole('link', { name: t('leaving.title') })
      .click()

    await page.getByRole('heading', { name: t('leaving.reason.question') }).waitFor()
    await page.getByText(t('leaving.reasons.pause')).click()
    await page.getByRole('button', { name: t('app.continue') }).click()
    await page.getByRole('heading', { name: t('leaving.instead.question') }).waitFor()
    await page.goBack()
    expect(await page.getByRole('radio', { name: t('leaving.reasons.pause') }).isChecked()).toBe(true)
    await page.goForward()
    await page.getByRole('button', { name: t('leaving.instead.goOn') }).click()
    // What is begun to be paid is named before it ends with the account.
    const { amount, currency } = order.amount
    const price = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, { style: 'currency', currency })
    await page
      .getByText(
        t('leaving.confirm.payment', {
          amount: price.format((amount + order.transaction_costs.amount) / 100),
        }),
      )
      .waitFor()
    await page.getByLabel(t('leaving.confirm.password'), { exact: true }).fill('not-the-password')
    const submit = page.getByRole('button', { name: t('leaving.confirm.submit') })
    await submit.click()
    await page.getByText(t('errors.fields.password_wrong')).waitFor()
    await page.getByLabel(t('leaving.confirm.password'), { exact: true }).fill(password)
    await submit.click()
    await page.waitForURL('**/account-deleted')
    await page.getByRole('heading', { name: t('leaving.deleted.title') }).waitFor()

    const linkMailed = async () => tokenIn(await readMail(email, 'deletion'))
    const first = await linkMailed()
    await page.goto(`${origin}/login`)
    await fillLogin(story, email, password)
    await page.getByText(t('errors.account_pending_deletion', { days: 14 })).waitFor()
    await expect.poll(linkMailed, { timeout: 20_000 }).not.toBe(first)

    const token = await linkMailed()
    // A scanner of mail opens the link, as often as it likes: nothing comes of it.
    for (const method of ['GET', 'HEAD', 'GET'])
      expect(
        (await page.request.fetch(`${origin}/account-deleted?token=${token}`, { method })).status(),
      ).toBe(200)
    await page.goto(`${origin}/account-deleted?token=${token}`)
    await page.getByRole('button', { name: t('leaving.back.button') }).click()
    await page.getByRole('heading', { name: t('leaving.welcome.title') }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('leaving.welcome.logIn') })
      .click()
    await page.waitForURL('**/login')
    await fillLogin(story, email, password)
    await page.waitForURL('**/members')
    expect(story.failures).toEqual([])
  },
)

test('privacy mode instead hides the member from the search, and is not offered twice', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  await joinSite(story, 'Hider')
  await page.goto(`${origin}/delete-account?step=instead`)
  await page.getByRole('button', { name: t('leaving.instead.privacy.button') }).click()
  await page.waitForURL('**/notifications')
  await page.getByTitle(t('leaving.instead.privacy.done')).waitFor()
  await page.goto(`${origin}/delete-account?step=instead`)
  await page.getByRole('heading', { name: t('leaving.instead.email.title') }).waitFor()
  expect(await page.getByRole('button', { name: t('leaving.instead.privacy.button') }).count()).toBe(0)
  expect(story.failures).toEqual([])
})

test('signs out everywhere else at once, and the other screen leaves for the login', async () => {
  const story = await openStory({ viewport: phone })
  const other = await openStory({ viewport: phone, expected: /status of 40[13]/ })
  const { page, t, origin } = story
  const { email } = await joinSite(story, 'Roamer')
  await other.page.goto(`${origin}/login`)
  await fillLogin(other, email, password)
  await other.page.waitForURL('**/members')
  await page.goto(`${origin}/notifications`)
  await page.getByRole('button', { name: t('security.sessions.endAll') }).click()
  await page.getByTitle(t('security.sessions.endedAll')).waitFor()
  expect(await page.getByRole('button', { name: t('security.sessions.endAll') }).count()).toBe(0)
  // The page may have left by itself already, when its live stream ended.
  await other.page.goto(`${origin}/chats`).catch(() => {})
  await other.page.waitForURL('**/login?to=*')
  expect(story.failures).toEqual([])
})

test('a passkey is added after the password, and signs in by the button, and in the field however long it waits', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 40[13]/ })
  const { page, t, origin, context } = story
  const { id } = await joinSite(story, 'Keyholder')
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${origin}/notifications`)
  await page.getByRole('button', { name: t('security.passkeys.add') }).click()
  await page.getByTitle(t('security.passkeys.added')).waitFor()
  await page.getByText('Chrome · Linux').nth(1).waitFor()
  await page.getByRole('button', { name: t('security.passkeys.add') }).click()
  await page.getByTitle(t('security.passkeys.already')).waitFor()
  await context.clearCookies({ name: 'auth.session' })
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: t('passkey.button') }).click()
  await page.waitForURL('**/members')
  const { user } = await callApi<{ user: User }>(page, 'GET', 'user.php')
  expect(user.id).toBe(id)

  // The field's offer waits for a choice, which the test makes: by the device, of what the page asked for last.
  await page.addInitScript(() => {
    const device = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = async ({ mediation, signal, ...asked } = {}) => {
      if (mediation === 'conditional')
        await new Promise((resolve, reject) => {
          window.addEventListener('choose', resolve)
          signal?.addEventListener('abort', () => reject(signal.reason))
          document.body.dataset.offers = `${Number(document.body.dataset.offers ?? 0) + 1}`
        })
      return device(asked)
    }
    PublicKeyCredential.isConditionalMediationAvailable = async () => true
  })
  const choose = () => page.evaluate(() => window.dispatchEvent(new Event('choose')))
  const pastChallenges = () =>
    onDatabase((client) => client.query("update passkey_challenge set expires_at = now() - interval '1 s'"))
  await page.clock.install()
  for (const isAwake of [true, false]) {
    await context.clearCookies({ name: 'auth.session' })
    await page.goto(`${origin}/login`)
    await page.getByLabel(t('members.login.login')).focus()
    await page.locator('[data-offers="1"]').waitFor()
    await pastChallenges()
    // A device that slept asks once more when the passkey has been chosen.
    if (isAwake) {
      await page.clock.fastForward('04:01')
      await page.locator('[data-offers="2"]').waitFor()
    }
    await choose()
    await page.waitForURL('**/members')
  }
  expect(story.failures).toEqual([])
})

test('the member’s data come as one file, after the password', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 422/ })
  const { page, t, origin } = story
  await joinSite(story, 'Archivist')
  await page.goto(`${origin}/notifications`)
  await page.getByRole('button', { name: t('security.data.button') }).click()
  const dialog = page.getByRole('dialog', { name: t('security.password.title') })
  await dialog.getByLabel(t('security.password.label'), { exact: true }).fill('not-the-password')
  await dialog.getByRole('button', { name: t('app.continue') }).click()
  await dialog.getByText(t('errors.fields.password_wrong')).waitFor()
  await dialog.getByLabel(t('security.password.label'), { exact: true }).fill(password)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('app.continue') }).click()
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
  expect(story.failures).toEqual([])
})
