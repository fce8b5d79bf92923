import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#common/locales.ts'
import { aboutTexts, chatTexts } from '../people/local-texts.ts'
import { topics } from '../people/text-types.ts'
import { chooseAnswer } from './choose-answer.ts'

const nobody = { id: 'a-character', country: null, about: null }
const english = { ...nobody, language: 'en' as const }

describe.each(locales)('a question in %s', (language) => {
  const about = aboutTexts[language].jobs[2] ?? ''

  it.each(topics)('about %s is answered in that language and about that', (topic) => {
    const { questions, answers } = chatTexts[language].topics[topic]
    for (const question of questions) {
      const answer = chooseAnswer({ ...nobody, language, about }, question, language)
      expect(answers, question).toContain(answer)
    }
  })

  it('about work is answered as the profile has it', () => {
    const { questions, answers } = chatTexts[language].topics.work
    expect(chooseAnswer({ ...nobody, language, about }, questions[0] ?? '', language)).toBe(answers[2])
  })
})

it('answers in the language of the question, whatever the two speak otherwise', () => {
  const asked: [string, Locale][] = [
    ['Was kochst du am liebsten?', 'de'],
    ['¿Qué música escuchas?', 'es'],
    ['Onko sinulla kissa?', 'fi'],
    ['Jakie masz plany na weekend?', 'pl'],
  ]
  for (const [question, language] of asked) {
    const answer = chooseAnswer(english, question, 'en')
    const all = Object.values(chatTexts[language].topics).flatMap(({ answers }) => answers)
    expect(all, question).toContain(answer)
  }
})

it.each([
  'Hello',
  'How are you?',
  'You are a match, are you?',
  'I cooked all day.',
  '???',
  'Wie geht es dir?',
])('says nothing to "%s"', (text) => {
  expect(chooseAnswer(english, text, 'en')).toBeUndefined()
  expect(chooseAnswer(english, text, 'sv')).toBeUndefined()
})

it('says nothing about work where the profile does not', () => {
  expect(chooseAnswer(english, 'What do you do for work?', 'en')).toBeUndefined()
})
