import { useTranslations } from 'use-intl'
import {
  bodyTypes,
  eyeColors,
  fieldKey,
  genders,
  hairColors,
  relationshipStatuses,
} from '#common/profiles/profile-fields.ts'
import type { OwnProfile, UpdateProfileForm } from '#common/wire/profiles.ts'
import type { ChoiceField } from '../own-fields.ts'

/** An answer of a field, and what saves it. */
export type Choice = { value: string; label: string; form: UpdateProfileForm }

export const noAnswer = 'none'

/** The answers that a field has; where it may stay open, the last one says so. */
export function useChoices(field: ChoiceField, profile: OwnProfile): Choice[] {
  const t = useTranslations('fields')
  const own = useTranslations('ownProfile')
  const open = (form: UpdateProfileForm): Choice => ({ value: noAnswer, label: own('none'), form })
  switch (field) {
    case 'gender':
      return genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`), form: { gender } }))
    case 'sexuality':
      return orientationsOf(profile).map((sexuality) => ({
        value: sexuality,
        label: t(`sexualities.${sexuality}`),
        form: { sexuality },
      }))
    case 'relationship_status':
      return [
        ...relationshipStatuses.map((value) => ({
          value,
          label: t(`relationship_status.${fieldKey(value)}`),
          form: { relationship_status: value },
        })),
        open({ relationship_status: null }),
      ]
    case 'hair_color':
      return [
        ...hairColors.map((value) => ({
          value,
          label: t(`hair_color.${fieldKey(value)}`),
          form: { hair_color: value },
        })),
        open({ hair_color: null }),
      ]
    case 'eye_color':
      return [
        ...eyeColors.map((value) => ({ value, label: t(`eye_color.${value}`), form: { eye_color: value } })),
        open({ eye_color: null }),
      ]
    case 'body_type':
      return [
        ...bodyTypes.map((value) => ({ value, label: t(`body_type.${value}`), form: { body_type: value } })),
        open({ body_type: null }),
      ]
    case 'tattoos':
      return [
        { value: 'yes', label: t('tattoos.yes'), form: { tattoos: true } },
        { value: 'no', label: t('tattoos.no'), form: { tattoos: false } },
        open({ tattoos: null }),
      ]
  }
}

/** As the signup asks it: whoever loves the own sex is called by the word for the own gender. */
function orientationsOf({ gender, sexuality }: OwnProfile) {
  const offered = ['hetero', gender === 'male' ? 'gay' : 'lesbian', 'bi'] as const
  return sexuality === null || offered.some((each) => each === sexuality) ? offered : [...offered, sexuality]
}

export function chosenOf(field: ChoiceField, profile: OwnProfile): string {
  if (field !== 'tattoos') return profile[field] ?? noAnswer
  if (profile.tattoos === null) return noAnswer
  return profile.tattoos ? 'yes' : 'no'
}
