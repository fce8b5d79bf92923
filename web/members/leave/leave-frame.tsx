import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { IconLink } from '#ui/button/icon-button.tsx'
import type { Elements } from '#ui/elements.ts'
import { StepProgress } from '#ui/form/step-progress.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowLeft } from '#ui/icons.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'

type LeaveFrameProps = { step: number; back: string; question: string; hint?: string; children: Elements }

/** The fourth screen is the page that says it is done. */
const steps = 4

/** One screen of the deletion: where one is, one question, and what can be done. */
export function LeaveFrame({ step, back, question, hint, children }: LeaveFrameProps) {
  const t = useTranslations('leaving')
  const all = useTranslations('app')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // The same page asks all questions: who hears it is told of the next one.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <div className="wrap py-4 lg:py-8">
      <PageTitle title={t('title')} />
      <div className="mx-auto grid max-w-dialog grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex items-center gap-3">
          <IconLink to={back} label={all('back')} icon={<Icon icon={arrowLeft} size={24} />} />
          <StepProgress
            label={t('progress', { step, steps })}
            step={step}
            steps={steps}
            className="mx-auto w-full max-w-80"
          />
          <span aria-hidden="true" className="w-11 flex-none text-right text-14 text-muted tabular-nums">
            {step} / {steps}
          </span>
        </div>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {question}
          </h1>
          {hint && <p className="mt-2 text-muted">{hint}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
