import type { Gender, Interest } from '#common/profiles/profile-fields.ts'

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
  /** What they work as: the answers of the topic `work` (ChatTexts) are about the same jobs, in the same order. */
  jobs: string[]
  reasons: string[]
  /** What only the members of these sites say. */
  niche: Record<'bdsm' | 'bbw' | 'gilf', string[]>
}

/** Parts of the answers to prompts. No part depends on the gender, age or place of who says it. */
export type PromptTexts = {
  joys: string[]
  /** A first date, and how it goes on. */
  dates: string[]
  datesEnd: string[]
  /** Where one is on Sunday morning, and how: not every pastime goes with every place. */
  morningsAtHome: string[]
  morningsAtHomeWith: string[]
  morningsOut: string[]
  morningsOutWith: string[]
  /** How one travels; a country stands before it. */
  journeys: string[]
  /** When one listens; a musician stands before it. */
  songs: string[]
  /** What comes with or after a dish. */
  dinners: string[]
}

export const topics = ['food', 'music', 'travel', 'pets', 'plans', 'work'] as const
export type Topic = (typeof topics)[number]

export type TopicTexts = {
  /** How words about the topic begin, separated by commas. */
  stems: string
  questions: string[]
  /** Each answers any question about the topic, and asks nothing. */
  answers: string[]
}

export type ChatTexts = {
  /** Short words that a question in this language has in it, by which the language is recognised. */
  commonWords: string
  topics: Record<Topic, TopicTexts>
  /** Lines said in turn by two people. */
  dialogues: string[][]
}
