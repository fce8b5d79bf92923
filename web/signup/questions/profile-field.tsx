import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { Gender, Interest, Sexuality } from '#common/profiles/profile-fields.ts'
import type { ProfileStep } from '#common/signup-steps.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { PlaceField } from '#web/members/place/place-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { InterestsField } from './interests-field.tsx'
import { type PromptAnswer, PromptField } from './prompt-field.tsx'

export type ProfileAnswers = {
  gender: Gender | null
  sexuality: Sexuality | null
  city: string
  interests: Interest[]
  sentence: PromptAnswer
  about: string
}

type ProfileFieldProps = {
  step: Exclude<ProfileStep, 'photo'>
  answers: ProfileAnswers
  homeCountry: string | null
  error: string | undefined
  onChange: (change: Partial<ProfileAnswers>) => void
  /** An answer that was tapped, and with it the question done. */
  onPick: (change: Partial<ProfileAnswers>) => void
}

/** What a question after the account is answered with. */
export function ProfileField({ step, answers, homeCountry, error, onChange, onPick }: ProfileFieldProps) {
  const t = useTranslations('members.signup')
  switch (step) {
    case 'place':
      return (
        <PlaceField
          homeCountry={homeCountry}
          city={answers.city}
          error={error}
          onChange={(city) => onChange({ city })}
        />
      )
    case 'gender':
      return (
        <ChoiceField
          legend={t('gender.question')}
          options={(['female', 'male'] as const).map((value) => ({ value, title: t(`gender.${value}`) }))}
          value={answers.gender}
          error={error}
          onChange={(gender) => onChange({ gender })}
          onTap={(gender) => onPick({ gender })}
        />
      )
    case 'sexuality':
      return (
        <ChoiceField
          legend={t('sexuality.question')}
          options={(['hetero', answers.gender === 'male' ? 'gay' : 'lesbian', 'bi'] as const).map(
            (value) => ({
              value,
              title: t(`sexuality.${value}`),
            }),
          )}
          value={answers.sexuality}
          error={error}
          onChange={(sexuality) => onChange({ sexuality })}
          onTap={(sexuality) => onPick({ sexuality })}
        />
      )
    case 'interests':
      return (
        <InterestsField
          chosen={answers.interests}
          error={error}
          onChange={(interests) => onChange({ interests })}
        />
      )
    case 'prompt':
      return (
        <PromptField value={answers.sentence} error={error} onChange={(sentence) => onChange({ sentence })} />
      )
    case 'about':
      return (
        <Field label={t('about.label')} error={error}>
          <TextArea
            rows={6}
            value={answers.about}
            onChange={(event) => onChange({ about: event.target.value })}
            maxLength={limits.aboutMax}
            remainingLabel={(count) => t('left', { count })}
            dir="auto"
          />
        </Field>
      )
    case 'push':
      return null
  }
}
