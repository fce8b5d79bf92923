import type { AbstractIntlMessages } from 'use-intl'
import { localeCookie } from '#common/limits.ts'
import { chooseLocale, isLocale, type Locale } from '#common/locales.ts'
import { required } from '#common/required.ts'
import type { PageData } from '../api/data-context.ts'
import { settingsQuery } from '../api/settings-query.ts'

export type TextFile = { default: AbstractIntlMessages }
type TextFiles = Record<string, () => Promise<TextFile>>

/** Where the texts of a language are: one list each, since a page that knew all of them would carry 2 kB for ten others. */
const languages = import.meta.glob<{ default: TextFiles }>('./??.ts')

/** Known before the first step to another page needs it. */
if (typeof document !== 'undefined' && isLocale(document.documentElement.lang))
  void textFiles(document.documentElement.lang).catch(() => {})

/** Loads texts of the page's language, and of no other, into the query cache. */
export async function ensureMessages(page: PageData, namespaces: string[]): Promise<void> {
  const locale = await pageLocale(page)
  await Promise.all(
    namespaces.map((namespace) => page.queries.ensureQueryData(messagesQuery(locale, namespace))),
  )
}

function messagesQuery(locale: Locale, namespace: string) {
  return {
    queryKey: ['messages', namespace],
    queryFn: async () => loaded.get(`${locale}/${namespace}`) ?? loadTexts(locale, namespace),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }
}

/** Kept, because importing a file that is there already takes the server a tenth of a page's time. */
const loaded = new Map<string, AbstractIntlMessages>()

async function loadTexts(locale: Locale, namespace: string): Promise<AbstractIntlMessages> {
  const load = (await textFiles(locale))[`../../../common/messages/${locale}/${namespace}.json`]
  if (!load) throw new Error(`There are no texts named ${namespace}.`)
  const texts = (await load()).default
  loaded.set(`${locale}/${namespace}`, texts)
  return texts
}

async function textFiles(locale: Locale): Promise<TextFiles> {
  return (await required(languages[`./${locale}.ts`])()).default
}

/**
 * The language of this page load (spec §1): the document's own once it is there, else cookie, site, English. A site
 * that cannot be loaded still has an error page.
 */
export async function pageLocale(page: PageData): Promise<Locale> {
  if (typeof document !== 'undefined' && isLocale(document.documentElement.lang))
    return document.documentElement.lang
  const known = await page.queries.ensureQueryData(settingsQuery(page.api)).catch(() => undefined)
  return chooseLocale(readCookie(page.cookies, localeCookie), known?.settings.domain_language)
}

export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === name) return value
  }
  return undefined
}
