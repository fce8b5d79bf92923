import { interestsAsked } from '#common/signup-steps.ts'
import type { OwnProfile } from '#common/wire/profiles.ts'
import type { OwnField } from './own-fields.ts'

/** What makes somebody easy to write to, the most telling first. The looks are nobody's duty and no part of it. */
const parts = ['photo', 'prompts', 'about', 'interests', 'reason', 'relationship_status'] as const
export type Part = (typeof parts)[number]

type Known = Pick<OwnProfile, 'prompts' | 'about' | 'interests' | 'reason' | 'relationship_status'>
type Completeness = { missing: Part[]; done: number; total: number }

/** What is not filled in yet, of what the site asks for. */
export function missingParts(
  profile: Known,
  hasPhoto: boolean,
  asked: (field: OwnField) => boolean,
): Completeness {
  const known: Record<Part, boolean> = {
    photo: hasPhoto,
    prompts: profile.prompts.length > 0,
    about: profile.about !== null,
    interests: profile.interests.length >= interestsAsked,
    reason: profile.reason !== null,
    relationship_status: profile.relationship_status !== null,
  }
  const counted = parts.filter((part) => part === 'photo' || asked(part))
  const missing = counted.filter((part) => !known[part])
  return { missing, done: counted.length - missing.length, total: counted.length }
}
