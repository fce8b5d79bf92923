import { useSuspenseQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { badgeCheck, hourglass } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { OwnPageHead } from '../own/own-page-head.tsx'
import { ownPhotosQuery } from '../own-photos-query.ts'
import { verificationQuery } from '../photo-review-query.ts'
import { LivePhoto } from './live-photo.tsx'
import { StartButton } from './start-button.tsx'

const load = memberPageLoader(['photoReview'], ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(ownPhotosQuery(api)),
    queries.ensureQueryData(verificationQuery(api)),
  ]),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Where a member shows to be real: a pose, a live photo, and what a person said of it. */
export default function VerifyPage() {
  const t = useTranslations('photoReview.verify')
  const { api } = usePageData()
  const { data: verification } = useSuspenseQuery(verificationQuery(api))
  const { photos } = useSuspenseQuery(ownPhotosQuery(api)).data
  const { state, pose, reason } = verification
  if (state === 'pending') return <Outcome icon={hourglass} title={t('pending_title')} text={t('pending')} />
  if (state === 'approved') return <Outcome icon={badgeCheck} title={t('done_title')} text={t('done')} />
  if (state === 'asked' && pose)
    return (
      <Frame title={t('title')}>
        <LivePhoto key={pose} pose={pose} />
      </Frame>
    )
  const comparable = photos.some(({ status }) => status !== 'rejected')
  return (
    <Frame title={state === 'rejected' ? t('rejected_title') : t('title')}>
      {state === 'rejected' && reason && <Banner tone="warning">{t(`reasons.${reason}`)}</Banner>}
      <Card className="flex flex-wrap items-center gap-4">
        <span className="grid size-16 flex-none place-items-center rounded-full bg-primary-tint text-primary-text">
          <Icon icon={badgeCheck} size={32} />
        </span>
        <p className="min-w-0 flex-1 basis-50">{t('intro')}</p>
        <p className="w-full text-14 text-muted">{t('privacy')}</p>
      </Card>
      {comparable ? (
        <StartButton label={t(state === 'rejected' ? 'retry' : 'start')} />
      ) : (
        <>
          <Banner>{t('first')}</Banner>
          <ButtonLink to="/profile/photos" size="lg">
            {t('add_photo')}
          </ButtonLink>
        </>
      )}
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: Elements }) {
  const t = useTranslations('photoReview.album')
  return (
    <div className="wrap grid max-w-140 grid-cols-[minmax(0,1fr)] gap-4 py-5 lg:py-8">
      <PageTitle title={title} />
      <OwnPageHead title={title} back={t('back')} />
      {children}
    </div>
  )
}

type OutcomeProps = { icon: Parameters<typeof Icon>[0]['icon']; title: string; text: string }

function Outcome({ icon, title, text }: OutcomeProps) {
  const t = useTranslations('photoReview')
  return (
    <div className="wrap grid max-w-140 justify-items-center gap-4 py-12 text-center">
      <PageTitle title={title} />
      <span className="grid size-24 place-items-center rounded-full bg-primary-tint text-primary-text">
        <Icon icon={icon} size={44} />
      </span>
      <h1>{title}</h1>
      <p className="text-balance text-muted">{text}</p>
      <ButtonLink to="/profile" variant="outline">
        {t('album.back')}
      </ButtonLink>
    </div>
  )
}
