import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import { linkTo } from '#ui/rich-text.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { withTracking } from '#web/site/api/tracking.ts'
import { type Answers, checkAnswer } from '../check-answer.ts'
import { type Person, PersonChip } from '../person-chip.tsx'
import { SignupClosed } from '../signup-closed.tsx'
import { type AccountStep, accountSteps, stepsOfAccount, stepsOfProfile } from '../steps.ts'
import { TermsLine } from '../terms-line.tsx'
import { nameQuery } from '../use-name-check.ts'
import { useSignUp, type Wish } from '../use-sign-up.ts'
import { useSignupAnswers } from '../use-signup-answers.ts'
import type { Way } from '../use-way.ts'
import { AccountField } from './account-field.tsx'
import { Question } from './question.tsx'

type Problems = { fields: Partial<Record<AccountStep, string>>; error?: ApiError }

type AccountQuestionsProps = {
  way: Way
  wish: Wish
  /** The wish's member, where a visitor may see them. */
  person: Person | undefined
  /** Something was entered. */
  onBegin?: () => void
  /** There is an account now. */
  onJoined: () => Promise<void>
}

/** The questions up to the account, one a screen. */
export function AccountQuestions({ way, wish, person, onBegin, onJoined }: AccountQuestionsProps) {
  const t = useTranslations('members.signup')
  const words = useErrorText()
  const { api, queries } = usePageData()
  const minAge = useSettings()?.min_age ?? limits.minAge
  const { search } = useLocation()
  const { answers, restore, change, forget } = useSignupAnswers()
  const { signUp, busy } = useSignUp()
  const [problems, setProblems] = useState<Problems>({ fields: {} })
  const steps = stepsOfAccount(Boolean(person) && !wish.like)
  const first = steps[0] ?? 'email'
  const asked = steps.find((step) => step === way.asked)
  const step = asked ?? first
  const here = steps.indexOf(step)
  const go = (next: AccountStep, replace = false) => way.go(next === first ? null : next, replace)

  const restored = useRef(false)
  const onRestore = useEffectEvent(() => {
    const kept = restore()
    const open = firstOpen(steps, kept, minAge)
    if (here > steps.indexOf(open)) go(open, true)
    else if (!asked && kept.email && open !== 'email') go(open === 'name' ? 'name' : 'email', true)
  })
  useEffect(() => {
    if (restored.current) return
    restored.current = true
    onRestore()
  }, [])

  function goToNext() {
    const next = steps[here + 1]
    if (next) go(next)
  }

  async function submit() {
    const key = checkAnswer(step, answers, minAge) ?? (step === 'name' ? await nameProblem() : undefined)
    setProblems({ fields: key ? { [step]: key } : {} })
    if (key) return
    if (step !== steps.at(-1)) return goToNext()
    const error = await signUp(answers, wish)
    if (!error) {
      forget()
      return onJoined()
    }
    const fields: Problems['fields'] = error.fields
    const wrong = accountSteps.find((name) => fields[name])
    setProblems(wrong ? { fields } : { fields: {}, error })
    if (wrong && wrong !== step) go(wrong)
  }

  /** The server's word on the name, before the next question; without an answer the signup itself decides. */
  async function nameProblem(): Promise<string | undefined> {
    const checked = await queries.fetchQuery(nameQuery(api, answers.name)).catch(() => undefined)
    return checked?.reason ?? undefined
  }

  if (problems.error?.code === 'signups_closed') return <SignupClosed />
  const before = steps[here - 1]
  return (
    <Question
      key={step}
      progress={{ step: here + 1, steps: steps.length + stepsOfProfile(false).length }}
      person={
        person && (
          <PersonChip person={person} text={t(wish.like ? 'for_like' : 'for_write', { name: person.name })} />
        )
      }
      question={t(`${step}.question`, { name: person?.name ?? '' })}
      hint={t(`${step}.hint`, { min_age: minAge, min: limits.passwordMin })}
      error={problems.error && words.text(problems.error)}
      refusal={problems.fields[step] ? problems : undefined}
      submit={step === 'password' ? t('password.submit') : undefined}
      busy={busy}
      onBack={before && (() => go(before))}
      onSubmit={() => void submit()}
      onSkip={
        step === 'message'
          ? () => {
              change({ message: '' })
              goToNext()
            }
          : undefined
      }
      below={
        <>
          {step === first && (
            <span>{t.rich('haveAccount', { link: linkTo(withTracking('/login', search)) })}</span>
          )}
          {step === 'password' && <TermsLine />}
        </>
      }
    >
      <AccountField
        step={step}
        answers={answers}
        refused={problems.fields[step]}
        onChange={(changed: Partial<Answers>) => {
          setProblems({ fields: {} })
          change(changed)
          onBegin?.()
        }}
      />
    </Question>
  )
}

/** The first question that has no good answer yet; a message can be left out. */
function firstOpen(steps: AccountStep[], answers: Answers, minAge: number): AccountStep {
  return steps.find((step) => step !== 'message' && checkAnswer(step, answers, minAge)) ?? 'password'
}
