import type { Settings } from '#common/wire/sites.ts'

/** What a member says about themselves, in the order in which the page asks for it. */
export const ownSections = {
  words: ['about', 'prompts', 'reason', 'interests'],
  person: ['city', 'gender', 'sexuality', 'relationship_status'],
  looks: ['hair_color', 'eye_color', 'body_type', 'tattoos'],
} as const

export const sectionNames = ['words', 'person', 'looks'] as const

export type OwnField = (typeof ownSections)[keyof typeof ownSections][number]
export type ChoiceField = Exclude<OwnField, 'about' | 'prompts' | 'reason' | 'interests' | 'city'>

/** Asked for on every site, because the search needs them. */
const always: readonly OwnField[] = ['city', 'gender', 'sexuality']

type Shown = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>

/** How the site treats a field: whether it is asked for, shown to others, and explained. */
export function howShown(settings: Shown | undefined, field: OwnField) {
  // The finished sentences are part of what somebody writes about themselves.
  const name = field === 'prompts' ? 'about' : field
  const visible = settings?.visible_profile_fields.includes(name) ?? false
  const seen = visible || field === 'city' || field === 'gender'
  return {
    asked: visible || always.includes(field),
    seen,
    noted: settings?.visible_profile_notes.includes(field) ?? false,
  }
}
