import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { ApiError } from '../platform/api/api.ts'
import { useSettings } from '../platform/api/site-and-user.tsx'
import { withTracking } from '../platform/api/tracking.ts'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { linkTo } from '../ui/rich-text.tsx'
import { AccountField } from './account-field.tsx'
import { type Answers, checkAnswer } from './check-answer.ts'
import { SignupClosed } from './signup-closed.tsx'
import { type AccountStep, accountSteps } from './signup-steps.ts'
import { useSignUp } from './use-sign-up.ts'
import { useSignupAnswers } from './use-signup-answers.ts'
import { WizardStep } from './wizard-step.tsx'

type Problems = { fields: Partial<Record<AccountStep, string>>; error?: ApiError }

/** The questions up to the account, one a screen. The step stands in the address, so the browser's back works too. */
export function SignupWizard() {
  const t = useTranslations('members.signup')
  const words = useErrorText()
  const minAge = useSettings()?.min_age ?? limits.minAge
  const navigate = useNavigate()
  const { search } = useLocation()
  const [parameters] = useSearchParams()
  const { answers, restore, change, forget } = useSignupAnswers()
  const { signUp, busy } = useSignUp()
  const [problems, setProblems] = useState<Problems>({ fields: {} })
  const asked = accountSteps.find((step) => step === parameters.get('step'))
  const step = asked ?? 'email'

  const go = useCallback(
    (next: AccountStep, replace = false) => {
      void navigate(withTracking(next === 'email' ? '/signup' : `/signup?step=${next}`, search), { replace })
    },
    [navigate, search],
  )

  const restored = useRef(false)
  useEffect(() => {
    if (restored.current) return
    restored.current = true
    const kept = restore()
    const open = firstOpen(kept, minAge)
    const here = accountSteps.indexOf(step)
    if (here > accountSteps.indexOf(open)) go(open, true)
    else if (!asked && kept.email && open !== 'email') go(open === 'name' ? 'name' : 'email', true)
  }, [restore, asked, step, go, minAge])

  async function submit() {
    const key = checkAnswer(step, answers, minAge)
    setProblems({ fields: key ? { [step]: key } : {} })
    if (key) return
    const next = accountSteps[accountSteps.indexOf(step) + 1]
    if (next) return go(next)
    const error = await signUp(answers)
    if (!error) {
      forget()
      return navigate('/complete-signup', { replace: true })
    }
    const fields = error.fields as Problems['fields']
    const wrong = accountSteps.find((name) => fields[name])
    setProblems(wrong ? { fields } : { fields: {}, error })
    if (wrong && wrong !== step) go(wrong)
  }

  if (problems.error?.code === 'signups_closed') return <SignupClosed />
  const before = accountSteps[accountSteps.indexOf(step) - 1]
  return (
    <WizardStep
      key={step}
      name={step}
      question={t(`${step}.question`)}
      hint={t(`${step}.hint`, { min_age: minAge, min: limits.passwordMin })}
      error={problems.error && words.text(problems.error)}
      submit={step === 'password' ? t('password.submit') : undefined}
      busy={busy}
      onBack={before && (() => go(before))}
      onSubmit={() => void submit()}
      below={step === 'email' && t.rich('haveAccount', { link: linkTo(withTracking('/login', search)) })}
    >
      <AccountField
        step={step}
        answers={answers}
        error={words.field(problems.fields[step])}
        onChange={(changed) => {
          setProblems({ fields: {} })
          change(changed)
        }}
      />
    </WizardStep>
  )
}

/** The first question that has no good answer yet. */
function firstOpen(answers: Answers, minAge: number): AccountStep {
  return accountSteps.find((step) => checkAnswer(step, answers, minAge)) ?? 'password'
}
