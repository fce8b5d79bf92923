import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { ageCheckStates } from '#common/age-assurance.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon, type IconNode } from '#ui/icon.tsx'
import { archive, eyeOff, shieldCheck } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { mailTo } from '#ui/rich-text.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'

type CheckState = (typeof ageCheckStates)[number]

type ProveAgeProps = {
  /** Null where nobody can check ages at the moment. */
  provider: { title: string | null } | null
  /** How the member's latest check stands. */
  check: CheckState | null
  age: number
  to: string
}

const news: Partial<Record<CheckState, 'underWay' | 'unclear' | 'cancelled'>> = {
  open: 'underWay',
  judging: 'underWay',
  unclear: 'unclear',
  cancelled: 'cancelled',
}

/** Why somebody else checks the member's age, what is told and kept of it, and the way there. */
export function ProveAge({ provider, check, age, to }: ProveAgeProps) {
  const t = useTranslations('age.check')
  const errors = useErrorText()
  const { api } = usePageData()
  const navigate = useNavigate()
  const address = useSettings()?.support_email ?? ''
  const start = useMutation({
    mutationFn: () => unwrap(api['age-check.php'].$post({ json: to ? { return_to: to } : {} })),
    onSuccess: ({ redirect }) =>
      redirect.startsWith('/') ? navigate(redirect) : window.location.assign(redirect),
  })
  const before = check ? news[check] : undefined
  return (
    <>
      <h1>{t('title', { age })}</h1>
      <p className="mt-3">{t('text')}</p>
      {before && (
        <Banner tone={before === 'unclear' ? 'warning' : 'neutral'} className="mt-5">
          {t(before)}
        </Banner>
      )}
      <Card className="mt-5">
        <ul className="grid gap-4">
          <Fact icon={shieldCheck} term={t('who')}>
            {provider?.title
              ? t('whoText', { provider: provider.title })
              : provider
                ? t('whoTest')
                : t('absent')}
          </Fact>
          <Fact icon={eyeOff} term={t('told')}>
            {t('toldText', { age })}
          </Fact>
          <Fact icon={archive} term={t('kept')}>
            {t('keptText')}
          </Fact>
        </ul>
      </Card>
      {start.error && (
        <Banner tone="danger" urgent className="mt-5">
          {errors.text(start.error)}
        </Banner>
      )}
      {provider && (
        <Button
          size="lg"
          block
          className="mt-5"
          loading={start.isPending || start.isSuccess}
          onClick={() => start.mutate()}
        >
          {before ? t('again') : t('start')}
        </Button>
      )}
      <p className="mt-5 text-14 text-muted">{t('meanwhile')}</p>
      <p className="text-14 text-muted">{t.rich('help', { link: mailTo(address) })}</p>
    </>
  )
}

function Fact({ icon, term, children }: { icon: IconNode; term: string; children: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon icon={icon} size={20} className="mt-0.5 flex-none text-primary-text" />
      <div className="min-w-0">
        <p className="font-semibold">{term}</p>
        <p className="text-14 text-muted">{children}</p>
      </div>
    </li>
  )
}
