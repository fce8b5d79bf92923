import { expect, test } from 'vitest'
import { callApi } from '../e2e/call-api.ts'
import { joinSite } from '../e2e/join-site.ts'
import { openFullBrowser, phone } from '../e2e/open-browser.ts'
import { openStories } from '../e2e/stories.ts'
import { lookAtOverlay, overlayLocales } from './look-at-overlay.ts'

const openStory = openStories(openFullBrowser)

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)

test.each(overlayLocales)('no field of the own profile breaks in %s, nor what it refuses', async (locale) => {
  const story = await openStory({ locale, viewport: phone })
  const { page, t, origin } = story
  await joinSite(story, 'Fielded')
  await callApi(page, 'PUT', 'profile.php', {
    about: longWord,
    reason: longWord,
    prompts: [
      { prompt: 'surprised_to_learn', answer: longWord },
      { prompt: 'small_joy', answer: longWord },
    ],
  })
  await page.goto(`${origin}/profile`)
  const sheet = page.getByRole('dialog')
  const sentence = t('prompts.sentence.surprised_to_learn')
  const nextSentence = t('ownProfile.prompt.row', { done: 2, most: 3 })
  const faults = await lookAtOverlay(story, 'filled in')
  const fields = ['about', 'interests', 'city', 'sexuality', 'relationship_status', 'hair_color']
  const labels = [...fields.map((field) => t(`fields.labels.${field}`)), sentence, nextSentence]
  for (const label of labels) {
    const names = ['edit', 'fill_in'].map((key) => t(`ownProfile.${key}`, { field: label }))
    const rows = names.map((name) => page.getByRole('button', { name, exact: true }))
    const [edit, fillIn] = rows
    if (!edit || !fillIn) throw new Error('a row has two names')
    await edit.or(fillIn).click()
    await sheet.waitFor()
    if (label === nextSentence || label === t('fields.labels.city')) {
      await sheet.getByRole('button', { name: t('ownProfile.save') }).click()
      await sheet.getByRole('alert').waitFor()
    }
    faults.push(...(await lookAtOverlay(story, label)))
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: t('ownProfile.prompt.order') }).click()
  await sheet.waitFor()
  faults.push(...(await lookAtOverlay(story, 'order')))
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})
