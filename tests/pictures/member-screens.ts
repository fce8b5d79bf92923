import { callApi } from '../e2e/call-api.ts'
import { findFictional } from '../e2e/find-fictional.ts'
import { findPeople } from '../e2e/find-people.ts'
import { orderBundle } from '../e2e/order-bundle.ts'
import { openPage } from './open-page.ts'
import type { Screen, Stage } from './screen.ts'

const nobody = '/members?country=FI&min_age=98&max_age=99'

export const memberScreens: Screen[] = [
  { name: 'members', viewer: 'free', show: (stage) => openPage(stage, '/members') },
  { name: 'page-end', viewer: 'free', show: showPageEnd },
  { name: 'members-filters', viewer: 'free', only: 'phone', show: showFilters },
  { name: 'members-nobody', viewer: 'free', show: (stage) => openPage(stage, nobody) },
  { name: 'members-loading', viewer: 'free', show: (stage) => showSearch(stage, 'never') },
  { name: 'members-failed', viewer: 'free', show: (stage) => showSearch(stage, 'refused') },
  { name: 'members-offline', viewer: 'free', show: showOffline },
  { name: 'account-menu', viewer: 'free', only: 'desktop', show: showAccountMenu },
  { name: 'account', viewer: 'free', only: 'phone', show: (stage) => openPage(stage, '/account') },
  { name: 'profile', viewer: 'free', show: showProfile },
  { name: 'profile-below', viewer: 'free', show: showProfileBelow },
  { name: 'profile-lightbox', viewer: 'premium', show: showLightbox },
  { name: 'profile-fictional', viewer: 'free', show: showFictional },
  { name: 'likes', viewer: 'free', show: (stage) => openPage(stage, '/likes') },
  { name: 'likes-sent', viewer: 'free', show: (stage) => openPage(stage, '/likes/sent') },
  { name: 'likes-matches', viewer: 'free', show: (stage) => openPage(stage, '/likes/matches') },
  { name: 'credits', viewer: 'free', show: (stage) => openPage(stage, '/credits') },
  { name: 'checkout', viewer: 'free', show: showCheckout },
  { name: 'order-failed', viewer: 'free', show: (stage) => showOrder(stage, 'fail') },
  { name: 'order-pending', viewer: 'free', show: (stage) => showOrder(stage, 'pending') },
  { name: 'order-completed', viewer: 'premium', show: (stage) => showOrder(stage, 'approve') },
  { name: 'transactions', viewer: 'free', show: (stage) => openPage(stage, '/transactions') },
]

async function showPageEnd(stage: Stage): Promise<void> {
  await openPage(stage, '/likes')
  await stage.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}

async function showFilters(stage: Stage): Promise<void> {
  const { page, t } = stage
  await openPage(stage, '/members')
  await page.getByRole('button', { name: t('profiles.search.filters') }).click()
  await page.getByRole('dialog').waitFor()
}

/** The search while it is loading, or after an error. */
async function showSearch(stage: Stage, answer: 'never' | 'refused'): Promise<void> {
  const { page, t } = stage
  await openPage(stage, '/likes')
  await page.route('**/api/members.php*', (route) =>
    answer === 'refused' ? route.fulfill({ status: 500, json: { error: 'internal' } }) : undefined,
  )
  await page.locator('a[href="/members"]:visible').first().click()
  await page.waitForURL('**/members')
  if (answer === 'refused') await page.getByText(t('profiles.search.failed')).waitFor()
  else await page.locator('.skeleton').locator('visible=true').first().waitFor()
}

async function showOffline(stage: Stage): Promise<void> {
  await openPage(stage, '/members')
  await stage.page.context().setOffline(true)
  await stage.page.getByText(stage.t('app.offline')).waitFor()
}

async function showAccountMenu(stage: Stage): Promise<void> {
  const { page, t } = stage
  await openPage(stage, '/members')
  await page
    .getByRole('button', { name: t('app.nav.account') })
    .locator('visible=true')
    .first()
    .click()
  await page.getByRole('menu').locator('visible=true').waitFor()
}

async function showProfile(stage: Stage): Promise<void> {
  await openPage(stage, '/members')
  const people = await findPeople(stage.page)
  const someone = people.find(({ main_image }) => main_image) ?? people[0]!
  await openPage(stage, `/members/${someone.id}`)
}

async function showProfileBelow(stage: Stage): Promise<void> {
  await showProfile(stage)
  await stage.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}

async function showLightbox(stage: Stage): Promise<void> {
  await showProfile(stage)
  await stage.page
    .getByRole('button', { name: stage.t('profiles.profile.photo_open') })
    .locator('visible=true')
    .first()
    .click()
  await stage.page.getByRole('dialog').waitFor()
}

async function showFictional(stage: Stage): Promise<void> {
  await openPage(stage, '/members')
  await openPage(stage, `/members/${await findFictional(stage.page)}`)
}

async function showCheckout(stage: Stage): Promise<void> {
  const { redirect } = await order(stage)
  await openPage(stage, redirect)
}

async function showOrder(stage: Stage, decision: string): Promise<void> {
  const { order: ordered, redirect } = await order(stage)
  const id = new URL(redirect, stage.origin).pathname.split('/').at(-1)
  await callApi(stage.page, 'POST', 'sandbox.php', { id, decision })
  await openPage(stage, `/transactions/${ordered.payment_id}`)
}

async function order(stage: Stage) {
  await openPage(stage, '/credits')
  return orderBundle(stage.page)
}
