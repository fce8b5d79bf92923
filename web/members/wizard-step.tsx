import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../ui/button/icon-button.tsx'
import { StepProgress } from '../ui/form/step-progress.tsx'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/notice/banner.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { signupSteps } from './signup-steps.ts'
import { SubmitButton } from './submit-button.tsx'

type WizardStepProps = {
  name: (typeof signupSteps)[number]
  question: string
  hint?: string | undefined
  /** What went wrong beyond a field, in words. */
  error?: string | undefined
  submit?: string | undefined
  busy?: boolean
  onBack?: (() => void) | undefined
  onSubmit: () => void
  below?: ReactNode
  children: ReactNode
}

/** One question of the signup. The browser's own hints stay off: words and place of an error are ours. */
export function WizardStep(props: WizardStepProps) {
  const t = useTranslations('members.signup')
  const all = useTranslations('app')
  const form = useRef<HTMLFormElement>(null)
  const step = signupSteps.indexOf(props.name) + 1
  const label = t('progress', { step, steps: signupSteps.length })
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus()
  }, [])
  function submitted(event: FormEvent) {
    event.preventDefault()
    if (!props.busy) props.onSubmit()
  }
  return (
    <AuthLayout
      bar={
        <>
          <span className="w-11 flex-none">
            {props.onBack && (
              <IconButton
                label={all('back')}
                icon={<Icon icon={arrowLeft} size={24} />}
                onClick={props.onBack}
              />
            )}
          </span>
          <StepProgress
            label={label}
            step={step}
            steps={signupSteps.length}
            className="mx-auto w-full max-w-80"
          />
          <span aria-hidden="true" className="w-11 flex-none text-right text-14 text-muted tabular-nums">
            {step} / {signupSteps.length}
          </span>
        </>
      }
    >
      <form ref={form} method="post" noValidate onSubmit={submitted} className="grid gap-6">
        <div>
          <h1>{props.question}</h1>
          {props.hint && <p className="mt-2 text-muted">{props.hint}</p>}
        </div>
        <div className="grid gap-5">{props.children}</div>
        {props.error && (
          <Banner tone="danger" urgent>
            {props.error}
          </Banner>
        )}
        <SubmitButton busy={props.busy}>{props.submit ?? all('continue')}</SubmitButton>
      </form>
      {props.below && <p className="mt-6 text-center text-14">{props.below}</p>}
    </AuthLayout>
  )
}
