import { expect, test } from 'vitest'
import { foldText } from '#common/text/fold-text.ts'
import { type ComboboxOption, matchOptions, sameOption } from './match-options.ts'

const towns = ['Île-Saint-Denis', 'Saint-Denis', 'Ærøskøbing', 'Łódź', 'Gießen', 'Denain'].map((label) => ({
  value: label,
  label,
}))
const same = (options: ComboboxOption[], typed: string) => sameOption(options, typed, foldText)
const found = (typed: string) => matchOptions(towns, typed, foldText).map(({ label }) => label)

test('accents, capitals and joints do not matter', () => {
  expect(found('lodz')).toEqual(['Łódź'])
  expect(found('AEROSK')).toEqual(['Ærøskøbing'])
  expect(found('giess')).toEqual(['Gießen'])
  expect(found('ile saint')).toEqual(['Île-Saint-Denis'])
  expect(foldText("  L'Haÿ-les-Roses ")).toBe('l hay les roses')
})

test('what begins with the text comes before what contains it', () => {
  expect(found('den')).toEqual(['Denain', 'Île-Saint-Denis', 'Saint-Denis'])
  expect(found('')).toHaveLength(towns.length)
  expect(found('nowhere')).toEqual([])
})

test('only an exact name chooses by itself', () => {
  expect(same(towns, 'saint denis')?.label).toBe('Saint-Denis')
  expect(same(towns, 'saint')).toBeUndefined()
  expect(same([...towns, { value: '2', label: 'Saint Denis' }], 'saint denis')).toBeUndefined()
})
