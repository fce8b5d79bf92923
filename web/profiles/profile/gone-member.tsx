import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { NotFound } from '#web/brand/drawings/not-found.tsx'
import { PageTitle } from '#web/site/page/page-title.tsx'

/** The same page for a member who is deleted or hidden, and for one who never was. */
export function GoneMember() {
  const t = useTranslations('theirProfile.gone')
  const error = useTranslations('app.error')
  return (
    <div className="wrap grid min-h-[60dvh] place-items-center py-8">
      <PageTitle title={t('title')} />
      <EmptyState
        heading="h1"
        drawing={<NotFound />}
        title={t('title')}
        text={
          <>
            {t('text')}
            <span className="mt-1 block text-14">{error('status', { status: 404 })}</span>
          </>
        }
        action={
          <>
            <ButtonLink to="/members">{t('search')}</ButtonLink>
            <ButtonLink to="/" reloadDocument variant="outline">
              {error('home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
