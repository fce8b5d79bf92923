import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type MetaFunction, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { Unsubscription } from '#common/wire/notifications.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { SiteLogo } from '../frame/site-logo.tsx'
import { pageLoader } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { unsubscribeQuery } from './unsubscribe-query.ts'

const load = pageLoader(['mail'], ({ api, queries, url }) =>
  queries.fetchQuery(unsubscribeQuery(api, url.searchParams.get('token') ?? '')),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Where the link of a mail leads who wants fewer of them: it asks, and stops nothing by itself. */
export default function UnsubscribePage() {
  const t = useTranslations('mail.unsubscribe')
  const { api } = usePageData()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data: standing } = useSuspenseQuery(unsubscribeQuery(api, token))
  return (
    <div className="mx-auto grid w-full max-w-dialog content-center gap-5 px-4 py-8 sm:my-auto">
      <SiteLogo />
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {standing ? (
        <Choice token={token} standing={standing} />
      ) : (
        <Banner tone="warning">{t('invalid')}</Banner>
      )}
      {!(standing?.kind_on || standing?.mails_on) && (
        <ButtonLink to="/notifications" variant="outline" block>
          {t('settings')}
        </ButtonLink>
      )}
    </div>
  )
}

/** What can still be stopped, and what is. */
function Choice({ token, standing }: { token: string; standing: Unsubscription }) {
  const t = useTranslations('mail.unsubscribe')
  const categories = useTranslations('mail.category')
  const errors = useErrorText()
  const queries = useQueryClient()
  const { api } = usePageData()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (scope: 'all' | 'kind') => unwrap(api['unsubscribe.php'].$post({ query: { token, scope } })),
    onSuccess: (now) => queries.setQueryData(unsubscribeQuery(api, token).queryKey, now),
  })
  const { kind_on, mails_on } = standing
  const category = categories(standing.category)
  return (
    <>
      {kind_on && <p className="text-muted">{t('text')}</p>}
      {!kind_on && (
        <Banner tone="success">
          {`${mails_on ? t('kind_done', { category }) : t('all_done')} ${t('again')}`}
        </Banner>
      )}
      {error && (
        <Banner tone="danger" urgent>
          {errors.text(error)}
        </Banner>
      )}
      <div className="grid gap-2.5">
        {kind_on && (
          <Button block loading={isPending && variables === 'kind'} onClick={() => mutate('kind')}>
            {t('kind', { category })}
          </Button>
        )}
        {mails_on && (
          <Button
            variant="outline"
            block
            loading={isPending && variables === 'all'}
            onClick={() => mutate('all')}
          >
            {t('all')}
          </Button>
        )}
      </div>
    </>
  )
}
