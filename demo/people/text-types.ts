import type { Gender, Interest } from '#common/profile-fields.ts'

export type Generation = 'young' | 'middle' | 'older'

/** First names, separated by spaces, as common among people under 35, from 35 to 54, and from 55 on. */
export type NameTexts = Record<Gender, Record<Generation, string>> & {
  /** Words that people of this language put behind their name, separated by spaces. */
  words: string
}

/** The sentences an about-me text is made of. Each fits every gender, age and place. */
export type AboutTexts = {
  openings: string[]
  /** A sentence about something they like, by the interest that it names. */
  middles: Partial<Record<Interest, string>>
  endings: string[]
  reasons: string[]
  /** What only the members of these sites say. */
  niche: Record<'bdsm' | 'bbw' | 'gilf', string[]>
}

export type ChatTexts = {
  openers: string[]
  /** Each answers nearly anything. */
  answers: string[]
  /** A second message of the same sender, which adds nothing that needs an answer. */
  followUps: string[]
  /** Lines said in turn by two people. */
  dialogues: string[][]
}
