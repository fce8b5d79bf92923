import { useTranslations } from 'use-intl'
import { Closed } from '../brand/drawings/closed.tsx'
import { NotFound } from '../brand/drawings/not-found.tsx'
import { Offline } from '../brand/drawings/offline.tsx'
import { SomethingFailed } from '../brand/drawings/something-failed.tsx'
import { useOnline } from '../platform/live/use-online.ts'
import { PageTitle } from '../platform/page/page-title.tsx'
import { isErrorKey } from '../platform/texts/error-keys.ts'
import { Button } from '../ui/button/button.tsx'
import { buttonStyle } from '../ui/button/button-style.ts'
import { EmptyState } from '../ui/notice/empty-state.tsx'
import type { PageError } from './read-page-error.ts'

/** What happened, and what to do about it. */
export function ErrorNotice({ error }: { error: PageError }) {
  const t = useTranslations('app.error')
  const errors = useTranslations('errors')
  const all = useTranslations()
  const online = useOnline()
  const { status, code, params } = error
  const known = code !== undefined && isErrorKey(code, errors) ? code : undefined
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
  const about = {
    refused: { drawing: <Closed />, title: known ? all(`errors.${known}`, params) : '', text: null },
    notFound: { drawing: <NotFound />, title: t('notFound'), text: t('notFoundText') },
    offline: { drawing: <Offline />, title: t('offlineTitle'), text: t('offlineText') },
    busy: { drawing: <SomethingFailed />, title: t('title'), text: t('unavailableText') },
    other: {
      drawing: <SomethingFailed />,
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
        drawing={about.drawing}
        title={about.title}
        text={
          <>
            {about.text}
            <span className="mt-1 block text-14">{t('status', { status })}</span>
          </>
        }
        action={
          <>
            {(kind === 'offline' || kind === 'busy') && (
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
