import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { joinSite } from './join-site.ts'
import { openStories, type Story } from './stories.ts'
import { tabTo } from './tab-to.ts'

const openStory = openStories()

test('the match finder asks four questions and says why somebody fits', async () => {
  const story = await openStory()
  const { page, t, origin } = story
  await joinSite(story, 'Finder')
  const interests = ['music', 'coffee', 'cooking', 'hiking', 'movies', 'travelling']
  await callApi(page, 'PUT', 'profile.php', { interests })
  await page.goto(`${origin}/likes`)
  await page
    .locator('main')
    .getByRole('link', { name: t('games.finder.title') })
    .click()
  await answer(story, 'intent', 'open')
  await answer(story, 'mood', 'cosy')
  await question(story, 'near').waitFor()
  await page.goBack()
  await answer(story, 'mood', 'any')
  await answer(story, 'near', 'any')
  expect(await accessibilityFindings(page)).toEqual([])
  await answer(story, 'age', 'any')

  const fits = page.getByRole('list', { name: t('games.finder.fits') })
  await fits
    .getByText(t('games.reasons.interests', { what: '' }).trim())
    .first()
    .waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  const heart = fits.getByRole('button').first()
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(story.failures).toEqual([])
})

function question({ page, t }: Story, name: string) {
  return page.getByRole('heading', { name: t(`games.finder.questions.${name}`) })
}

/** By keys. */
async function answer(story: Story, name: string, chosen: string): Promise<void> {
  const { page, t } = story
  await question(story, name).waitFor()
  await tabTo(
    page,
    page.getByRole('link', { name: t(`games.finder.answers.${name}.${chosen}`), exact: true }),
  )
  await page.keyboard.press('Enter')
}
