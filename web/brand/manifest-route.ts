import type { LoaderFunctionArgs } from 'react-router'
import { createTranslator } from 'use-intl'
import { ApiError } from '#client/api/api.ts'
import { dataContext, type LoadData } from '#client/api/page-data.tsx'
import { ensureMessages, messagesKey, pageLocale } from '#client/texts/messages.ts'
import type { Locale } from '#common/locales.ts'
import { required } from '#common/required.ts'
import { settingsQuery } from '../site/api/site-queries.ts'
import type { Texts } from '../site/texts/message-types.ts'
import { webManifest } from './web-manifest.ts'

/** GET /manifest.webmanifest, by the request's host and language. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(dataContext)
  try {
    const { settings } = await page.queries.ensureQueryData(settingsQuery(page.api))
    const locale = await pageLocale(page)
    await ensureMessages(page, ['app'])
    return Response.json(webManifest(settings, locale, shortcutNames(page, locale)), {
      headers: {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'private, max-age=3600',
        Vary: 'Cookie',
      },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return new Response(null, { status: error.status || 503 })
  }
}

/** They are those of the navigation. */
function shortcutNames({ queries }: LoadData, locale: Locale) {
  const app = required(queries.getQueryData<Texts['app']>([...messagesKey, 'app']))
  const t = createTranslator({ locale, messages: { app }, namespace: 'app.nav' })
  return { search: t('searchShort'), messages: t('messagesShort'), likes: t('likes') }
}
