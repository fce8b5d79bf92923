import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#common/locales.ts'
import { callApi } from '../e2e/call-api.ts'
import { openStories, type Story } from '../e2e/stories.ts'
import { type Texts, textsOf } from '../e2e/texts-of.ts'
import { crawl } from './crawl.ts'
import type { Screen } from './screens.ts'
import { ownStages } from './stages.ts'

const openStory = openStories()
const texts = new Map<string, Texts>(locales.map((locale) => [locale, textsOf(locale)]))

/** Message keys without a text, and unparsed ICU syntax. */
const raw = /\b[a-z]+\.[a-z_]+\.[a-z_]+\b|\{/i
/** The outbox names whom its mails went to: `story.de.phone@…` is no key. */
const mailAddresses = /\S+@\S+/g

test('every screen speaks each language, and that one alone', async () => {
  const story = await openStory({ expected: /status of 404/ })
  const faults: string[] = []
  await crawl(story, ownStages, async (path, screen) => {
    for (const locale of locales) {
      await choose(story, locale, screen)
      const found = faultsOf(await readScreen(story.page, path), locale, screen)
      faults.push(...found.map((fault) => `${path} in ${locale}: ${fault}`))
    }
  })
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})

/** Changes the language as the menu does: in the cookie and, for members, in the account. */
async function choose({ page, context, origin }: Story, locale: string, { stage }: Screen): Promise<void> {
  await context.addCookies([{ name: 'locale', value: locale, url: origin }])
  if (stage === 'visitor') {
    // Requests are sent from a page of the site.
    if (!page.url().startsWith(origin)) await page.goto(origin)
    return
  }
  await callApi(page, 'PUT', 'user.php', { language: locale })
}

type Sent = { lang: string; html: string; said: string; headings: string[] }

/** Fetches the HTML of an address and returns its visible texts. */
function readScreen(page: Page, path: string): Promise<Sent> {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address, { headers: { Accept: 'text/html' } })).text()
    const { documentElement: root, body } = new DOMParser().parseFromString(html, 'text/html')
    for (const silent of body.querySelectorAll('script, style, template, noscript')) silent.remove()
    const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const said: string[] = []
    while (words.nextNode()) said.push(words.currentNode.textContent ?? '')
    const headings = [...body.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent ?? '')
    return { lang: root.lang, html, said: said.join('\n'), headings }
  }, path)
}

function faultsOf(
  { lang, html, said, headings }: Sent,
  locale: string,
  { title, sections = [] }: Screen,
): string[] {
  const faults: string[] = []
  if (lang !== locale) faults.push(`calls itself ${lang}`)
  const key = raw.exec(said.replace(mailAddresses, ''))?.[0]
  if (key) faults.push(`says ${key}`)
  for (const heading of title ? [title, ...sections] : sections) {
    const own = texts.get(locale)?.(heading) ?? ''
    if (!headings.some((text) => text.includes(own)))
      faults.push(`is not headed ${own} but ${headings.join(', ')}`)
    for (const other of texts.values()) {
      const text = other(heading)
      if (!own.includes(text) && (html.includes(`>${text}<`) || html.includes(`"${text}"`)))
        faults.push(`says ${text}`)
    }
  }
  return faults
}
