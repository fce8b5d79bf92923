import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { Elements } from '#ui/elements.ts'
import { StepProgress } from '#ui/form/step-progress.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowLeft } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { SiteLogo } from '#web/frame/site-logo.tsx'
import { SubmitButton } from '#web/members/submit-button.tsx'
import { SignupFrame } from '../frame.tsx'
import type { Progress } from '../steps.ts'

type QuestionProps = {
  progress: Progress
  /** For whom one joins. */
  person?: Elements
  question: string
  hint?: ReactNode
  /** What went wrong beyond a field, in words. */
  error?: string | undefined
  /** Another object for each refusal: the focus then goes to the first field that is wrong. */
  refusal?: object | undefined
  submit?: string | undefined
  busy?: boolean
  onBack?: (() => void) | undefined
  onSubmit: () => void
  /** Leaves the question out. */
  onSkip?: (() => void) | undefined
  below?: Elements
  children: Elements
}

/** One question of the signup. The browser's own hints stay off: words and place of an error are ours. */
export function Question(props: QuestionProps) {
  const t = useTranslations('members.signup')
  const all = useTranslations('app')
  const form = useRef<HTMLFormElement>(null)
  const { refusal } = props
  useEffect(() => {
    focusFirst(form.current, answerable)
  }, [])
  useEffect(() => {
    if (refusal && !focusFirst(form.current, '[aria-invalid="true"]')) focusFirst(form.current, answerable)
  }, [refusal])
  function submitted(event: FormEvent) {
    event.preventDefault()
    if (!props.busy) props.onSubmit()
  }
  return (
    <SignupFrame bar={<QuestionBar {...props.progress} onBack={props.onBack} />}>
      <ScriptedForm ref={form} onSubmit={submitted} className="flex flex-1 flex-col gap-5 lg:flex-none">
        {props.person}
        <div>
          <h1>{props.question}</h1>
          {props.hint && <p className="mt-2 text-muted">{props.hint}</p>}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{props.children}</div>
        {props.error && (
          <Banner tone="danger" urgent>
            {props.error}
          </Banner>
        )}
        <div className="sticky bottom-0 z-1 mt-auto grid gap-2.5 bg-bg pt-2 pb-3 low:static in-[.modal]:bg-raised lg:mt-0">
          <div className="grid auto-cols-fr grid-flow-col gap-2.5">
            {props.onSkip && (
              <Button variant="outline" size="lg" block disabled={props.busy} onClick={props.onSkip}>
                {t('skip')}
              </Button>
            )}
            <SubmitButton busy={props.busy}>{props.submit ?? all('continue')}</SubmitButton>
          </div>
          {props.below && <div className="text-center text-14 text-balance">{props.below}</div>}
        </div>
      </ScriptedForm>
    </SignupFrame>
  )
}

/** The way back, the site's mark and how far one is. */
export function QuestionBar({ step, steps, onBack }: Progress & { onBack: QuestionProps['onBack'] }) {
  const t = useTranslations('members.signup')
  const all = useTranslations('app')
  return (
    <div className="grid min-w-0 flex-1 gap-1 py-2">
      <div className="flex min-h-11 items-center gap-2">
        {onBack && (
          <IconButton
            label={all('back')}
            icon={<Icon icon={arrowLeft} size={24} />}
            onClick={onBack}
            className="-ml-2.5"
          />
        )}
        <span className="min-w-0 lg:not-in-[.modal]:hidden">
          <SiteLogo />
        </span>
        <span aria-hidden="true" className="ml-auto flex-none text-14 text-muted tabular-nums">
          {step} / {steps}
        </span>
      </div>
      <StepProgress
        label={t('progress', { step, steps })}
        step={step}
        steps={steps}
        className="lg:mx-auto lg:w-full lg:max-w-96"
      />
    </div>
  )
}

const answerable = 'input:not([type="hidden"]), select, textarea, button[aria-pressed]'

function focusFirst(form: HTMLFormElement | null, selector: string): boolean {
  const found = form?.querySelector<HTMLElement>(selector)
  found?.focus()
  return Boolean(found)
}
