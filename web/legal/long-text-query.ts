import { useQueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import { type Loading, type PageFailure, publicPageLoader } from '../site/api/page-loader.ts'
import { companyQuery, settingsQuery } from '../site/api/site-queries.ts'
import { readLongText } from './long-texts.ts'

type LongText = { title: string; html: string }

const longTextKey = (name: string) => ['long-text', name]

/** Makes the loader of a page with a long text, whose name follows from the page. */
export function longTextLoader(nameOf: (loading: Loading) => string) {
  return publicPageLoader(['legal', 'fields'], async (loading) => {
    const { queries, api } = loading
    const name = nameOf(loading)
    const text = await readLongText(loading, name)
    if (!text) throw data<PageFailure>({ error: 'not_found' }, { status: 404 })
    queries.setQueryData(longTextKey(name), text)
    const { settings } = await queries.ensureQueryData(settingsQuery(api))
    await queries.ensureQueryData(companyQuery(api, settings.version))
  })
}

/** The text that the loader has brought. */
export function useLongText(name: string): LongText | undefined {
  return useQueryClient().getQueryData<LongText>(longTextKey(name))
}
