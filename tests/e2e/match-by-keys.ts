import { expect } from 'vitest'
import { expectFocusOn, expectFocusWithin } from './expect-focus-on.ts'
import type { Story } from './stories.ts'
import { tabTo } from './tab-to.ts'

/** From the search to the profile of somebody who likes the member: photos, the like back, the match, the chat. */
export async function matchByKeys(story: Story, id: string): Promise<void> {
  const { page, t } = story
  const { keyboard } = page
  await tabTo(page, page.locator(`main a[href="/members/${id}"]`))
  await keyboard.press('Enter')
  await page.waitForURL(`**/members/${id}`)
  await lookAtPhotos(story)

  const actions = page.getByRole('region', { name: t('profiles.profile.actions') })
  const like = actions.locator('button[aria-pressed]')
  await tabTo(page, like)
  await keyboard.press('Space')
  await expectFocusWithin(page.locator('dialog[aria-labelledby="match-title"]'))
  await keyboard.press('Escape')
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await expectFocusOn(like)
  await tabTo(page, actions.getByRole('link'))
  await keyboard.press('Enter')
  await page.waitForURL('**/chat')
}

async function lookAtPhotos({ page, t }: Story): Promise<void> {
  const { keyboard } = page
  const opener = page.getByRole('button', { name: t('profiles.profile.photo_open') })
  await tabTo(page, opener)
  await keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expectFocusWithin(lightbox)
  const row = lightbox.locator('ul[tabindex="0"]')
  const total = await row.locator('li').count()
  const at = (position: number) => t('profiles.profile.photo_position', { position, total })
  await tabTo(page, row)
  expect(await row.getAttribute('aria-label')).toBe(at(1))
  await keyboard.press('ArrowRight')
  await expect.poll(() => row.getAttribute('aria-label')).toBe(at(2))
  await keyboard.press('ArrowLeft')
  await expect.poll(() => row.getAttribute('aria-label')).toBe(at(1))
  await keyboard.press('End')
  await expect.poll(() => row.getAttribute('aria-label')).toBe(at(total))
  await keyboard.press('Escape')
  await lightbox.waitFor({ state: 'detached' })
  await expectFocusOn(opener)
  await keyboard.press('Enter')
  await tabTo(page, lightbox.getByRole('button', { name: t('profiles.profile.photos_close') }))
  await keyboard.press('Enter')
  await lightbox.waitFor({ state: 'detached' })
  await expectFocusOn(opener)
}
