import { expect, test } from 'vitest'
import { locales } from '#common/locales.ts'
import { callApi } from '#tests/e2e/call-api.ts'
import { openFullBrowser } from '#tests/e2e/open-browser.ts'
import { openStories, type Story } from '#tests/e2e/stories.ts'
import { crawl } from '../crawl.ts'
import type { Screen } from '../screens.ts'
import { ownStages } from '../stages.ts'
import { wordFaults, wordsShown } from '../word-faults.ts'

const openStory = openStories(openFullBrowser)

test('every screen speaks each language, and that one alone', async () => {
  const story = await openStory({ expected: /status of 404/ })
  const { page, origin } = story
  const faults: string[] = []
  const visit = async (path: string, screen: Screen) => {
    for (const locale of locales) {
      await choose(story, locale, screen)
      const answer = await page.request.get(origin + path, { headers: { Accept: 'text/html' } })
      const found = wordFaults(await wordsShown(page, await answer.text()), locale, screen)
      faults.push(...found.map((fault) => `${path} in ${locale}: ${fault}`))
    }
  }
  await crawl(story, visit, ownStages)
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})

/** Changes the language as the menu does: in the cookie and, for members, in the account. */
async function choose({ page, context, origin }: Story, locale: string, { stage }: Screen): Promise<void> {
  await context.addCookies([{ name: 'locale', value: locale, url: origin }])
  if (stage !== 'visitor') await callApi(page, 'PUT', 'user.php', { language: locale })
}
