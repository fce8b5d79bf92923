import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldErrorOf } from '#client/api/field-error.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import { interestsAsked, type ProfileStep, skippableSteps } from '#common/signup-steps.ts'
import { writtenText } from '#common/text/written-text.ts'
import type { UpdateProfileForm } from '#common/wire/profiles.ts'
import type { SignupState } from '#common/wire/signup.ts'
import { usePush } from '#web/members/push/use-push.ts'
import { PhotoStep } from '#web/profiles/photo-step.tsx'
import { SignupFrame } from '../frame.tsx'
import { withLanderAnswers } from '../lander-answers.ts'
import { PersonChip } from '../person-chip.tsx'
import { stepsOfAccount, stepsOfProfile } from '../steps.ts'
import { useCanPush } from '../use-can-push.ts'
import { usePassStep } from '../use-pass-step.ts'
import type { Way } from '../use-way.ts'
import { type ProfileAnswers, ProfileField } from './profile-field.tsx'
import { Question, QuestionBar } from './question.tsx'

type ProfileQuestionsProps = { way: Way; state: SignupState; onEnd: () => Promise<void> }

/** The questions after the account; each answer is saved at once, so that any device goes on where this one stopped. */
export function ProfileQuestions({ way, state, onEnd }: ProfileQuestionsProps) {
  const t = useTranslations('members.signup')
  const words = useErrorText()
  const { pass, busy, error, clear } = usePassStep()
  const canPush = useCanPush()
  const push = usePush()
  const [answers, setAnswers] = useState(() => answersOf(state))
  const [problem, setProblem] = useState<{ key: string }>()
  const steps = stepsOfProfile(canPush)
  // The steps that this browser cannot show are passed with the last one that it can.
  const open = steps.find((step) => step === state.next) ?? steps.at(-1) ?? 'about'
  const asked = steps.find((step) => step === way.asked)
  const step = asked && steps.indexOf(asked) < steps.indexOf(open) ? asked : open
  const here = steps.indexOf(step)
  const next = steps[here + 1]
  const before = steps[here - 1]

  async function save(form: UpdateProfileForm) {
    const passed: ProfileStep[] = next ? [step] : [step, 'push']
    const saved = await pass({ ...form, passed })
    if (!saved) return
    // Here and not at first: the server does not know what this tab has stored.
    setAnswers(withLanderAnswers)
    return next ? way.go(next) : onEnd()
  }
  async function submit(given: ProfileAnswers = answers) {
    const key = problemWith(step, given)
    setProblem(key ? { key } : undefined)
    if (key) return
    // Whatever the browser answers, the signup goes on; the settings have the switch.
    if (step === 'push') await push.turnOn()
    return save(formOf(step, given))
  }
  function change(changed: Partial<ProfileAnswers>) {
    setProblem(undefined)
    clear()
    setAnswers((known) => ({ ...known, ...changed }))
  }
  const refused = problem?.key ?? fieldErrorOf(error ?? undefined, fieldOf[step] ?? step)
  const fieldError = words.field(refused, { min: interestsAsked, max: limits.promptMax })
  const { target, writes } = state
  const stepsBefore = stepsOfAccount(writes).length
  const progress = { step: stepsBefore + here + 1, steps: stepsBefore + steps.length }
  if (step === 'photo')
    return (
      <SignupFrame bar={<QuestionBar {...progress} onBack={undefined} />}>
        <PhotoStep onDone={() => void save({})} onSkip={() => void save({})} />
      </SignupFrame>
    )
  return (
    <Question
      key={step}
      progress={progress}
      person={
        target && (
          <PersonChip person={target} text={t(writes ? 'for_write' : 'for_like', { name: target.name })} />
        )
      }
      question={t(`${step}.question`)}
      hint={step === 'gender' ? undefined : t(`${step}.hint`, { asked: interestsAsked })}
      error={error && !fieldError ? words.text(error) : undefined}
      refusal={problem ?? (error && fieldError ? error : undefined)}
      submit={step === 'push' ? t('push.allow') : undefined}
      busy={busy}
      onBack={before && (() => way.go(before))}
      onSubmit={() => void submit()}
      onSkip={skippableSteps.includes(step) ? () => void save({}) : undefined}
    >
      <ProfileField
        step={step}
        answers={answers}
        homeCountry={state.profile.country}
        error={fieldError}
        onChange={change}
        onPick={(changed) => {
          change(changed)
          void submit({ ...answers, ...changed })
        }}
      />
    </Question>
  )
}

function answersOf({ profile }: SignupState): ProfileAnswers {
  const [sentence] = profile.prompts
  return {
    gender: profile.gender,
    sexuality: profile.sexuality,
    city: '',
    interests: profile.interests,
    sentence: sentence ?? { prompt: 'way_to_my_heart', answer: '' },
    about: profile.about ?? '',
  }
}

/** The field that a refusal of the server names. */
const fieldOf: Partial<Record<ProfileStep, string>> = {
  place: 'city',
  gender: 'gender',
  sexuality: 'sexuality',
  interests: 'interests',
  prompt: 'prompts',
  about: 'about',
}

function problemWith(step: ProfileStep, answers: ProfileAnswers): string | undefined {
  if (step === 'place') return answers.city ? undefined : 'choose_city'
  if (step === 'gender' || step === 'sexuality') return answers[step] ? undefined : 'choose_one'
  if (step === 'interests') return answers.interests.length < interestsAsked ? 'choose_interests' : undefined
  if (step === 'prompt') return writtenText(answers.sentence.answer) ? undefined : 'required'
  return step === 'about' && !writtenText(answers.about) ? 'required' : undefined
}

function formOf(step: ProfileStep, answers: ProfileAnswers): UpdateProfileForm {
  if (step === 'place') return { city: answers.city }
  if (step === 'gender') return answers.gender ? { gender: answers.gender } : {}
  if (step === 'sexuality') return answers.sexuality ? { sexuality: answers.sexuality } : {}
  if (step === 'interests') return { interests: answers.interests }
  if (step === 'prompt') return { prompts: [answers.sentence] }
  return step === 'about' ? { about: answers.about } : {}
}
