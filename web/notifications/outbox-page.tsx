import { useSuspenseQuery } from '@tanstack/react-query'
import { type MetaFunction, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { classNames } from '#ui/class-names.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { publicPageLoader } from '../site/api/page-loader.ts'
import { useSettings } from '../site/api/site-and-user.tsx'
import { PageTitle } from '../site/page/page-title.tsx'
import { OutboxList } from './outbox-list.tsx'
import { OutboxMailView } from './outbox-mail-view.tsx'
import { outboxQuery } from './outbox-query.ts'
import { OutboxTexts } from './outbox-texts.tsx'

const load = publicPageLoader(['mail'], ({ api, queries, params }) =>
  queries.fetchQuery(outboxQuery(api, params.id)),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The mails that would have been sent: in a demo and in development alone, where no mail server is set. */
export default function OutboxPage() {
  const t = useTranslations('mail.outbox')
  const { api } = usePageData()
  const { id } = useParams()
  const { data } = useSuspenseQuery(outboxQuery(api, id))
  const site = useSettings()?.name ?? ''
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <h1 className={classNames(id && 'max-lg:hidden')}>{t('title')}</h1>
      <div className={classNames(id && 'max-lg:hidden')}>
        <Banner tone="warning">{t('note', { site })}</Banner>
      </div>
      {data.texts.length > 0 && (
        <div className={classNames(id && 'max-lg:hidden')}>
          <OutboxTexts texts={data.texts} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-12 lg:gap-x-8">
        <div className={classNames('lg:col-span-5 xl:col-span-4', id && 'max-lg:hidden')}>
          <OutboxList mails={data.mails} chosen={id} />
        </div>
        {data.mail ? (
          <OutboxMailView mail={data.mail} />
        ) : (
          data.mails.length > 0 && (
            <p className="text-muted max-lg:hidden lg:col-span-7 xl:col-span-8">{t('choose')}</p>
          )
        )}
      </div>
    </div>
  )
}
