import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type MetaFunction, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { redirectTo } from '#client/api/redirect-to.ts'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Stave } from '#web/brand/stave.tsx'
import { useClearNewLike } from '#web/likes/use-clear-new-like.ts'
import { profileQuery } from '#web/profiles/profiles-query.ts'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { WayToChat } from './match-actions.tsx'
import { MatchView, useMatchOpeners } from './match-view.tsx'

const UnlikeDialog = lazyPart(async () => ({
  default: (await import('#web/likes/unlike-dialog.tsx')).UnlikeDialog,
}))

const load = memberPageLoader(['likes', 'fields', 'openers'], async ({ api, queries, params }) => {
  const { id = '' } = params
  const profile = await queries.fetchQuery(profileQuery(api, id))
  // There is no match, or not any more.
  if (profile.like_state !== 'match') throw redirectTo(`/members/${encodeURIComponent(id)}`)
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The page of a match (spec §2). */
export default function MatchPage() {
  const t = useTranslations('likes')
  const { api } = usePageData()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: member } = useSuspenseQuery(profileQuery(api, id))
  const choice = useMatchOpeners(member)
  const [asking, setAsking] = useState(false)
  useClearNewLike(member)
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('popup.text', { name: member.name })} />
      <TextLink to="/likes/matches">{t('all_matches')}</TextLink>
      <article className="on-night relative mx-auto mt-3 w-full max-w-dialog overflow-hidden rounded-panel bg-night px-5 pt-9 pb-5 text-center text-on-night sm:px-9">
        <Stave className="h-80!" />
        <div className="relative">
          <MatchView member={member} choice={choice} heading="h1" titleId="match-heading" />
          <div className="mt-6 grid gap-1">
            <WayToChat member={member} opener={choice.chosen} onLeave={() => undefined} />
            <ButtonLink to={`/members/${member.id}`} variant="ghost" block>
              {t('popup.view')}
            </ButtonLink>
          </div>
        </div>
      </article>
      <div className="mt-4 text-center">
        <Button variant="ghost" size="sm" className="min-h-11 text-muted" onClick={() => setAsking(true)}>
          {t('unlike.open')}
        </Button>
      </div>
      {asking && (
        <Suspense>
          <UnlikeDialog
            member={member}
            onClose={() => setAsking(false)}
            onUnliked={() => void navigate('/likes/matches', { replace: true })}
          />
        </Suspense>
      )}
    </div>
  )
}
