import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Gender, Sexuality } from '#common/profile-fields.ts'
import type { OwnProfile } from '#common/profiles.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { userQuery } from '../platform/api/user-query.ts'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { ChoiceField } from './choice-field.tsx'
import { PlaceField } from './place-field.tsx'
import { type ProfileStep, profileSteps } from './signup-steps.ts'
import { useSaveProfile } from './use-save-profile.ts'
import { WizardStep } from './wizard-step.tsx'

/** The questions after the account; each answer is saved at once, so that any device goes on where this one stopped. */
export function ProfileWizard({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('members.signup')
  const words = useErrorText()
  const { api } = usePageData()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { save, busy, error, clear } = useSaveProfile()
  const [gender, setGender] = useState<Gender | null>(profile.gender)
  const [sexuality, setSexuality] = useState<Sexuality | null>(profile.sexuality)
  const [city, setCity] = useState('')
  const [missing, setMissing] = useState<string>()
  const open = firstOpen(profile)
  const asked = profileSteps.find((step) => step === parameters.get('step'))
  const step = asked && profileSteps.indexOf(asked) < profileSteps.indexOf(open) ? asked : open
  const answer = { gender, sexuality, place: city }[step]
  const field = step === 'place' ? 'city' : step

  async function submit() {
    if (!answer) return setMissing(step === 'place' ? 'choose_city' : 'choose_one')
    const saved = await save({ [field]: answer })
    if (!saved) return
    const next = profileSteps[profileSteps.indexOf(step) + 1]
    if (next) return navigate(`/complete-signup?step=${next}`)
    await queries.fetchQuery({ ...userQuery(api), staleTime: 0 })
    return navigate('/members', { replace: true })
  }
  function choose<T>(set: (value: T) => void) {
    return (value: T) => {
      setMissing(undefined)
      clear()
      set(value)
    }
  }
  const before = profileSteps[profileSteps.indexOf(step) - 1]
  const fieldError = words.field(missing ?? error?.fields[field])
  const genders = (['female', 'male'] as const).map((value) => ({ value, title: t(`gender.${value}`) }))
  const sexualities = (['hetero', gender === 'male' ? 'gay' : 'lesbian', 'bi'] as const).map((value) => ({
    value,
    title: t(`sexuality.${value}`),
  }))
  return (
    <WizardStep
      key={step}
      name={step}
      question={t(`${step}.question`)}
      hint={step === 'gender' ? undefined : step === 'place' ? t('place.hint') : t('sexuality.hint')}
      error={error && !fieldError ? words.text(error) : undefined}
      submit={step === 'place' ? t('place.finish') : undefined}
      busy={busy}
      onBack={before && (() => void navigate(`/complete-signup?step=${before}`))}
      onSubmit={() => void submit()}
    >
      {step === 'gender' && (
        <ChoiceField
          legend={t('gender.question')}
          options={genders}
          value={gender}
          error={fieldError}
          onChange={choose(setGender)}
        />
      )}
      {step === 'sexuality' && (
        <ChoiceField
          legend={t('sexuality.question')}
          options={sexualities}
          value={sexuality}
          error={fieldError}
          onChange={choose(setSexuality)}
        />
      )}
      {step === 'place' && (
        <PlaceField homeCountry={profile.country} city={city} error={fieldError} onChange={choose(setCity)} />
      )}
    </WizardStep>
  )
}

function firstOpen(profile: OwnProfile): ProfileStep {
  if (!profile.gender) return 'gender'
  return profile.sexuality ? 'place' : 'sexuality'
}
