import type { Page } from 'playwright-core'
import { locales } from '#common/locales.ts'
import { type Texts, textsOf } from '../e2e/texts-of.ts'
import type { Screen } from './screens.ts'

const texts = new Map<string, Texts>(locales.map((locale) => [locale, textsOf(locale)]))

/** Message keys without a text, and unparsed ICU syntax. */
const raw = /\b[a-z]+\.[a-z_]+\.[a-z_]+\b|\{/i
/** The outbox names whom its mails went to: `story.de.phone@…` is no key. */
const mailAddresses = /\S+@\S+/g

export type Said = { lang: string; html: string; said: string; headings: string[] }

/** What the open page says, or another document of this HTML. */
export function wordsShown(page: Page, html?: string): Promise<Said> {
  return page.evaluate((sent) => {
    const shown = sent === undefined ? document : new DOMParser().parseFromString(sent, 'text/html')
    const words = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT)
    const said: string[] = []
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode as Text
      if (!parentElement?.closest('script, style, template, noscript')) said.push(textContent ?? '')
    }
    const headings = [...shown.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent ?? '')
    const { lang, outerHTML } = shown.documentElement
    return { lang, html: sent ?? outerHTML, said: said.join('\n'), headings }
  }, html)
}

/** What is wrong with the words of a screen in this language: a key, ICU, another title than its own, or another language's. */
export function wordFaults(
  { lang, html, said, headings }: Said,
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
