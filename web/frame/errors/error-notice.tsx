import { isRouteErrorResponse } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, type ApiErrorCode } from '#client/api/api.ts'
import { useOnline } from '#client/live/use-online.ts'
import { hasErrorText } from '#client/texts/error-keys.ts'
import { Button, buttonStyle } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { SeldomDrawing } from '#web/brand/seldom-drawing.tsx'
import type { PageFailure } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'

/** Says what went wrong and what to do about it. */
export function ErrorNotice({ error }: { error: PageError }) {
  const t = useTranslations('app.error')
  const errors = useTranslations('errors')
  const all = useTranslations()
  const online = useOnline()
  const { status, code, params } = error
  const known = code !== undefined && hasErrorText(code, errors) ? code : undefined
  const refused = status === 403 && known !== undefined
  const kind = refused
    ? 'refused'
    : status === 404
      ? 'notFound'
      : !online || code === 'offline'
        ? 'offline'
        : status === 503
          ? 'busy'
          : 'other'
  const again = kind === 'offline' || kind === 'busy' || (kind === 'other' && status >= 500)
  const about = {
    refused: { drawing: 'closed' as const, title: known ? all(`errors.${known}`, params) : '', text: null },
    notFound: { drawing: 'notFound' as const, title: t('notFound'), text: t('notFoundText') },
    offline: { drawing: 'offline' as const, title: t('offlineTitle'), text: t('offlineText') },
    busy: { drawing: 'failed' as const, title: t('title'), text: t('unavailableText') },
    other: {
      drawing: 'failed' as const,
      title: t('title'),
      text: known ? all(`errors.${known}`, params) : t('message'),
    },
  }[kind]
  return (
    <div className="wrap grid min-h-[60dvh] place-items-center py-8">
      <PageTitle title={about.title} />
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        drawing={<SeldomDrawing name={about.drawing} />}
        title={about.title}
        text={
          <>
            {about.text && <span>{about.text}</span>}
            <span className="mt-1 block text-14">{t('status', { status })}</span>
          </>
        }
        action={
          <>
            {again && (
              <Button disabled={!online} onClick={() => window.location.reload()}>
                {all('app.retry')}
              </Button>
            )}
            <a
              href="/"
              className={buttonStyle({ variant: kind === 'notFound' || refused ? 'primary' : 'outline' })}
            >
              {t('home')}
            </a>
          </>
        }
      />
    </div>
  )
}

export type PageError = {
  status: number
  /** The key of the message `errors.<code>`, if the API has answered with one. */
  code: ApiErrorCode | undefined
  params: Record<string, string | number>
}

/** Reads status and code from anything that was thrown; the status is 500 unless the error has another (spec §8). */
export function readPageError(error: unknown): PageError {
  if (error instanceof ApiError)
    return { status: error.status || 503, code: error.code, params: error.params }
  if (!isRouteErrorResponse(error)) return { status: 500, code: undefined, params: {} }
  // What the page's own loader threw, as JSON of ours.
  const about: Partial<PageFailure> = error.data ?? {}
  return { status: error.status, code: about.error, params: about.params ?? {} }
}
