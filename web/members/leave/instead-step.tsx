import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { grantedDays } from '#common/payments/discount-rules.ts'
import type { Alternative, Leaving } from '#common/wire/leaving.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { LeaveFrame } from './leave-frame.tsx'
import { useAlternativeTexts } from './use-alternative-texts.ts'

type InsteadStepProps = { leaving: Leaving; back: string; onNext: () => void }

/** What the server offers instead. Each button, and the one that goes on, weighs the same. */
export function InsteadStep({ leaving, back, onNext }: InsteadStepProps) {
  const t = useTranslations('leaving')
  const texts = useAlternativeTexts(leaving, grantedDays)
  const { api, queries } = usePageData()
  const navigate = useNavigate()
  const toast = useToast()
  const words = useErrorText()
  const {
    mutate: take,
    isPending,
    variables,
  } = useMutation({
    mutationFn: (alternative: Exclude<Alternative, 'email'>) =>
      unwrap(api['account.php'].$put({ json: { alternative } })),
    onSuccess: (_, alternative) => {
      queries.removeQueries({ queryKey: ['leaving'] })
      queries.removeQueries({ queryKey: ['bundles'] })
      toast({ text: t(`instead.${alternative}.done`) })
      return navigate(whereTo(alternative, leaving))
    },
    onError: (error) => toast({ text: words.text(error) }),
  })

  return (
    <LeaveFrame step={2} back={back} question={t('instead.question')} hint={t('instead.hint')}>
      {leaving.alternatives.map((alternative) => (
        <Card key={alternative} className="grid gap-3">
          <div className="grid gap-1">
            <h2 className="text-20">{texts(alternative).title}</h2>
            <p className="text-14 text-muted">{texts(alternative).text}</p>
          </div>
          {alternative === 'email' ? (
            <ButtonLink to="/notifications" variant="outline" size="lg" block>
              {t('instead.email.button')}
            </ButtonLink>
          ) : (
            <Button
              variant="outline"
              size="lg"
              block
              loading={isPending && variables === alternative}
              onClick={() => {
                if (!isPending) take(alternative)
              }}
            >
              {t(`instead.${alternative}.button`)}
            </Button>
          )}
        </Card>
      ))}
      <Button variant="outline" size="lg" block onClick={onNext}>
        {t('instead.goOn')}
      </Button>
    </LeaveFrame>
  )
}

function whereTo(alternative: Alternative, { trial }: Leaving): string {
  if (alternative === 'trial' && trial) return `/credits/${trial.bundle}`
  return alternative === 'discount' ? '/credits' : '/notifications'
}
