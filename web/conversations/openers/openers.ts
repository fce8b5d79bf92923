import { useTranslations } from 'use-intl'
import { type FieldKey, fieldKey, type Interest } from '#common/profiles/profile-fields.ts'
import type { Profile, ProfileCard } from '#common/wire/profiles.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'

/** A member of whom a page has the profile, or only the card. */
export type Opened = ProfileCard & Partial<Pick<Profile, 'shared_interests' | 'conversation'>>

/** Interests about which no opener is offered. @internal For the test. */
export const unasked = new Set([
  'onenightstand',
  'kissing',
  'hugging',
  'massages',
  'lingerie',
  'sex variants',
] as const satisfies Interest[])

export const generalOpeners = [
  'smile',
  'hours',
  'free_day',
  'looking_forward',
  'childhood',
  'little_thing',
] as const

type Unasked = typeof unasked extends Set<infer U> ? U : never
type Asked = Exclude<Interest, Unasked>
export type Opener = FieldKey<Asked> | (typeof generalOpeners)[number]

/**
 * Returns keys of openers.questions: first about shared interests, then general ones. The choice is the same for the
 * same two people, on the server and in the browser. Empty where a conversation exists, and for a fictional profile, so
 * that nobody is led to pay for writing to the site. @internal For the test.
 */
export function chooseOpeners(me: string, profile: Opened, count: number): Opener[] {
  if (profile.is_fictional || profile.conversation || profile.id === me) return []
  const shared = profile.shared_interests?.filter(isAsked) ?? []
  const offset = numberOf(me + profile.id)
  const ofShared: Opener[] = shared.map((interest) => fieldKey(interest))
  return [...rotated(ofShared, offset), ...rotated<Opener>(generalOpeners, offset)].slice(0, count)
}

function isAsked(interest: Interest): interest is Asked {
  const all: ReadonlySet<string> = unasked
  return !all.has(interest)
}

function rotated<T>(list: readonly T[], offset: number): T[] {
  const from = list.length > 0 ? offset % list.length : 0
  return [...list.slice(from), ...list.slice(0, from)]
}

function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
}

/** The texts of the openers for this member. The page must have loaded the texts of `openers`. */
export function useOpeners(profile: Opened, count: number): string[] {
  const t = useTranslations('openers')
  const user = useUser()
  return user ? chooseOpeners(user.id, profile, count).map((opener) => t(`questions.${opener}`)) : []
}
