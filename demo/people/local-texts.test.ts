import { describe, expect, it } from 'vitest'
import { limits } from '#common/limits.ts'
import { locales } from '#common/locales.ts'
import { genders } from '#common/profiles/profile-fields.ts'
import { aboutTexts, chatTexts, namesTexts, promptTexts } from './local-texts.ts'
import { topics } from './text-types.ts'

function expectList(list: string[], atLeast: number): void {
  expect(list.length).toBeGreaterThanOrEqual(atLeast)
  expect(new Set(list.map((text) => text.toLowerCase())).size).toBe(list.length)
  for (const text of list) expect(text.trim()).toBe(text)
  expect(list.every((text) => text.length > 2)).toBe(true)
}

describe.each(locales)('the texts in %s', (locale) => {
  it('have names enough for both genders', () => {
    for (const gender of genders) {
      const { young, middle, older } = namesTexts[locale][gender]
      for (const names of [young, middle, older]) expectList(names.split(' '), 16)
      expect(new Set(`${young} ${middle} ${older}`.split(' ')).size).toBeGreaterThanOrEqual(40)
    }
    expectList(namesTexts[locale].words.split(' '), 10)
  })

  it('have sentences enough about oneself, whole and short', () => {
    const { openings, middles, endings, reasons, niche } = aboutTexts[locale]
    expectList(openings, 14)
    expectList(Object.values(middles), 14)
    expectList(endings, 14)
    expectList(reasons, 8)
    expectList(Object.values(niche).flat(), 10)
    const sentences = [...openings, ...Object.values(middles), ...endings, ...Object.values(niche).flat()]
    for (const sentence of sentences) expect(sentence).toMatch(/^[¿\p{Lu}].*[.?]$/u)
    for (const reason of reasons) expect(reason.length).toBeLessThanOrEqual(limits.reasonMax)
  })

  it('have something to say about every topic, whole, and no question that wants another message', () => {
    const { commonWords, topics: told, dialogues } = chatTexts[locale]
    expect(commonWords.split(' ').length).toBeGreaterThanOrEqual(12)
    for (const topic of topics) {
      const { stems, questions, answers } = told[topic]
      expectList(stems.split(', '), 4)
      for (const question of questions) expect(question).toMatch(/^[¿\p{Lu}].*\?$/u)
      expectList(answers, 4)
      for (const answer of answers) {
        expect(answer).not.toMatch(/[?¿]/)
        expect(answer).toMatch(/^[’\p{Lu}].*[.]$/u)
      }
    }
    expectList(
      topics.flatMap((topic) => told[topic].questions),
      11,
    )
    expect(told.work.answers).toHaveLength(aboutTexts[locale].jobs.length)
    expect(dialogues.length).toBeGreaterThanOrEqual(5)
    expectList(dialogues.flat(), 20)
    for (const dialogue of dialogues) {
      expect(dialogue.length).toBeGreaterThanOrEqual(4)
      expect(dialogue.length).toBeLessThanOrEqual(8)
    }
  })

  it('have answers enough to prompts', () => {
    const lists = Object.values(promptTexts[locale])
    expect(lists).toHaveLength(10)
    for (const list of lists) expectList(list, 3)
  })
})
