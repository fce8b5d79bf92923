import { type Locale, locales } from '#common/locales.ts'
import { foldText } from '#common/text/fold-text.ts'
import { aboutTexts, chatTexts } from '../people/local-texts.ts'
import { spellFor } from '../people/spell-for.ts'
import { type Topic, topics } from '../people/text-types.ts'
import { steadyNumber } from './steady-number.ts'

export type Answerer = { id: string; language: Locale; country: string | null; about: string | null }

type Question = { language: Locale; topic: Topic }

/** A stem this short counts only in words that are hardly longer. */
const shortStem = 4
const endingMax = 3

/**
 * What a character says to a question: in the language in which it was asked, about what was asked, always the same,
 * and nothing that has to be answered. Undefined where the text is no question about a topic that it can talk about.
 */
export function chooseAnswer(answerer: Answerer, text: string, asker: Locale): string | undefined {
  if (!text.includes('?')) return undefined
  const question = findQuestion(text, [asker, answerer.language])
  if (!question) return undefined
  const { answers } = chatTexts[question.language].topics[question.topic]
  const which =
    question.topic === 'work'
      ? findJob(answerer)
      : steadyNumber(`${answerer.id} ${question.topic}`, answers.length)
  const answer = answers[which]
  return answer && spellFor(answerer.country ?? '', answer)
}

/**
 * The language that most words speak for, and the topic in it; of equals, a language that one of the two is known to
 * speak. Undefined where no topic is asked about.
 */
function findQuestion(text: string, known: Locale[]): Question | undefined {
  const words = foldText(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const [best] = [...new Set([...known, ...locales])]
    .map((language) => {
      const common = new Set(foldText(chatTexts[language].commonWords).split(' '))
      const commonCount = words.filter((word) => common.has(word)).length
      const topic = findTopic(words, language)
      const isLikely = commonCount > 0 || known.includes(language)
      return { language, topic: topic?.topic, score: isLikely ? commonCount + (topic?.count ?? 0) : 0 }
    })
    .toSorted((one, other) => other.score - one.score)
  return best?.topic && best.score > 0 ? { language: best.language, topic: best.topic } : undefined
}

function findTopic(words: string[], language: Locale): { topic: Topic; count: number } | undefined {
  const counted = topics.map((topic) => {
    const stems = chatTexts[language].topics[topic].stems.split(', ').map(foldText)
    return { topic, count: stems.filter((stem) => isIn(words, stem)).length }
  })
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  return most && most.count > 0 ? most : undefined
}

function isIn(words: string[], stem: string): boolean {
  if (stem.includes(' ')) return ` ${words.join(' ')}`.includes(` ${stem}`)
  const longest = stem.length <= shortStem ? stem.length + endingMax : Number.POSITIVE_INFINITY
  return words.some((word) => word.startsWith(stem) && word.length <= longest)
}

/** Which job the character's own text tells; -1 where it tells none. */
function findJob({ language, country, about }: Answerer): number {
  return aboutTexts[language].jobs.findIndex((job) => about?.includes(spellFor(country ?? '', job)))
}
