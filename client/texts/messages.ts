import type { QueryClient } from '@tanstack/react-query'
import type { AbstractIntlMessages, Messages } from 'use-intl'
import { localeCookie } from '#common/limits.ts'
import { chooseLocale, isLocale, type Locale } from '#common/locales.ts'
import { required } from '#common/required.ts'
import type { LoadData } from '../api/page-data.tsx'

/** The name of a file of texts, of those that the front end lists (`message-types.ts`). */
export type Namespace = Extract<keyof Messages, string>

export type TextFile = { default: AbstractIntlMessages }
export const messagesKey = ['messages'] as const

type TextFiles = Record<string, () => Promise<TextFile>>
export type Languages = Record<string, () => Promise<{ default: TextFiles }>>

let languages: Languages = {}

/** Tells where a front end's texts are: a list of files for each language, by paths that end with their names. */
export function registerTexts(lists: Languages): void {
  languages = lists
  // Loaded before the first navigation needs it.
  if (typeof document !== 'undefined' && isLocale(document.documentElement.lang))
    void textFiles(document.documentElement.lang).catch(() => {})
}

/** Loads texts into the query cache, in the page's language only. */
export async function ensureMessages(page: LoadData, namespaces: readonly Namespace[]): Promise<void> {
  const locale = await pageLocale(page)
  await Promise.all(
    namespaces.map((namespace) => page.queries.ensureQueryData(messagesQuery(locale, namespace))),
  )
}

/** Returns texts that ensureMessages has loaded, or undefined. */
export function cachedMessages(queries: QueryClient, namespace: Namespace): AbstractIntlMessages | undefined {
  return queries.getQueryData<AbstractIntlMessages>([...messagesKey, namespace])
}

export function messagesQuery(locale: Locale, namespace: string) {
  return {
    queryKey: [...messagesKey, namespace],
    queryFn: async () => loaded.get(`${locale}/${namespace}`) ?? loadTexts(locale, namespace),
  }
}

/** Cached, because importing a loaded module again takes the server a tenth of a page's time. */
const loaded = new Map<string, AbstractIntlMessages>()

export async function loadTexts(locale: Locale, namespace: string): Promise<AbstractIntlMessages> {
  const load = fileNamed(await textFiles(locale), `/${locale}/${namespace}.json`)
  if (!load) throw new Error(`There are no texts named ${namespace}.`)
  const texts = (await load()).default
  loaded.set(`${locale}/${namespace}`, texts)
  return texts
}

async function textFiles(locale: Locale): Promise<TextFiles> {
  return (await required(fileNamed(languages, `/${locale}.ts`))()).default
}

function fileNamed<File>(files: Record<string, File>, name: string): File | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(name))?.[1]
}

/**
 * The language of this page load (spec §1): the document's once there is one, else the cookie's, the site's, or
 * English. It works for a site that cannot be loaded too, for its error page.
 */
export async function pageLocale(page: LoadData): Promise<Locale> {
  if (typeof document !== 'undefined' && isLocale(document.documentElement.lang))
    return document.documentElement.lang
  return chooseLocale(readCookie(page.cookies, localeCookie), await page.siteLanguage?.())
}

export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === name) return value
  }
  return undefined
}
