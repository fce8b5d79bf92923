import { useMutation } from '@tanstack/react-query'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { type AgeOutcome, ageOutcomes } from '#common/age-assurance.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { flaskConical } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { PageTitle } from '#web/site/page/page-title.tsx'

const load = memberPageLoader(['age'])
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The page of the sandbox, a pretended provider for tests and demos. It says that it checks nothing. */
export default function AgeSandboxPage() {
  const t = useTranslations('age.sandbox')
  const errors = useErrorText()
  const { api } = usePageData()
  const navigate = useNavigate()
  const age = useSettings()?.min_age ?? 18
  const [parameters] = useSearchParams()
  const state = parameters.get('state') ?? ''
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (outcome: AgeOutcome) => unwrap(api['age-sandbox.php'].$post({ json: { state, outcome } })),
    onSuccess: ({ redirect }) => navigate(redirect, { replace: true }),
  })
  return (
    <div className="mx-auto grid w-full max-w-dialog content-center gap-5 px-4 py-8 sm:my-auto">
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <Banner tone="warning" icon={<Icon icon={flaskConical} size={20} className="text-warning" />}>
        {t('notice')}
      </Banner>
      {error && (
        <Banner tone="danger" urgent>
          {errors.text(error)}
        </Banner>
      )}
      <div className="grid gap-2.5">
        {ageOutcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'of_age' ? 'primary' : 'outline'}
            block
            loading={isPending && variables === outcome}
            disabled={isPending && variables !== outcome}
            onClick={() => mutate(outcome)}
          >
            {t(`outcomes.${outcome}`, { age })}
          </Button>
        ))}
      </div>
    </div>
  )
}
