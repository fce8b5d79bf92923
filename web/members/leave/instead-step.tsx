import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Alternative } from '#common/leaving.ts'
import { unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useErrorText } from '#web/platform/texts/use-error-text.ts'
import { Button, ButtonLink } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/overlay/use-toast.ts'
import { LeaveFrame } from './leave-frame.tsx'

type InsteadStepProps = { alternatives: Alternative[]; back: string; onNext: () => void }

/** What the server offers instead. Each button, and the one that goes on, weighs the same. */
export function InsteadStep({ alternatives, back, onNext }: InsteadStepProps) {
  const t = useTranslations('leaving')
  const { api, queries } = usePageData()
  const navigate = useNavigate()
  const toast = useToast()
  const words = useErrorText()
  const [busy, setBusy] = useState(false)

  async function becomeInvisible() {
    if (busy) return
    setBusy(true)
    try {
      await unwrap(api['account.php'].$put({ json: { alternative: 'privacy' } }))
      queries.removeQueries({ queryKey: ['leaving'] })
      toast({ text: t('instead.privacy.done') })
      await navigate('/notifications')
    } catch (error) {
      toast({ text: words.text(error) })
    }
    setBusy(false)
  }

  return (
    <LeaveFrame step={2} back={back} question={t('instead.question')} hint={t('instead.hint')}>
      {alternatives.map((alternative) => (
        <Card key={alternative} className="grid gap-3">
          <div className="grid gap-1">
            <h2 className="text-20">{t(`instead.${alternative}.title`)}</h2>
            <p className="text-14 text-muted">{t(`instead.${alternative}.text`)}</p>
          </div>
          {alternative === 'email' ? (
            <ButtonLink to="/notifications" variant="outline" size="lg" block>
              {t('instead.email.button')}
            </ButtonLink>
          ) : (
            <Button variant="outline" size="lg" block loading={busy} onClick={() => void becomeInvisible()}>
              {t('instead.privacy.button')}
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
