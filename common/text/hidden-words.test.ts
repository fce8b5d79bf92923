import { expect, it } from 'vitest'
import { canBeFound, hiddenWordFinder } from './hidden-words.ts'

const hasHiddenWord = (text: string, words: string[]) => hiddenWordFinder(words)(text)

it('finds whole words in any case, with accents or without', () => {
  expect(hasHiddenWord('Great CAFÉ!', ['cafe'])).toBe(true)
  expect(hasHiddenWord('see you at my place, ok?', ['My  Place'])).toBe(true)
  expect(hasHiddenWord('see you at my-place', ['my place'])).toBe(true)
  expect(hasHiddenWord('¿qué?', ['que'])).toBe(true)
  expect(hasHiddenWord('classic', ['class'])).toBe(false)
  expect(hasHiddenWord('anything', [])).toBe(false)
  expect(hasHiddenWord('привет, Вася!', ['вася'])).toBe(true)
  expect(hasHiddenWord('ΚΑΛΗΜΈΡΑ', ['καλημερα'])).toBe(true)
})

it.each([
  ['invisible signs', 'bit\u200bco\u00adin \u2063now'],
  ['a joiner', 'bit\u200dcoin'],
  ['widths', 'ｂｉｔｃｏｉｎ'],
  ['mathematical letters', '𝐛𝑖𝖙𝒸𝗈𝓲𝚗'],
  ['circles', 'ⓑⓘⓣⓒⓞⓘⓝ'],
  ['Cyrillic letters', 'bitсоin'],
  ['Cyrillic capitals', 'ВІТСОІN'],
  ['Greek letters', 'bitcοιn'],
  ['Armenian letters', 'bitcօiո'],
  ['small capitals', 'ʙɪᴛᴄᴏɪɴ'],
  ['a zero', 'bitc0in'],
  ['marks upon letters', 'b̶i̶t̶c̶o̶i̶n̶'],
])('finds a word that is written with %s', (_, text) => {
  expect(hasHiddenWord(`buy ${text}, friend`, ['bitcoin'])).toBe(true)
})

it('takes a capital i among small letters, and a one, for an l', () => {
  expect(hasHiddenWord('send it by paypaI', ['PayPal'])).toBe(true)
  expect(hasHiddenWord('send it by paypa1', ['PayPal'])).toBe(true)
  expect(hasHiddenWord('a small word', ['smaII'])).toBe(true)
})

it.each([
  ['vitamin c', 'c++'],
  ['c, or d?', 'c#'],
  ['it is all we have', 'ail'],
  ['FAIL', 'fall'],
  ['he is 10', 'lo'],
  ['вор', 'bop'],
  ['का', 'की'],
  ['at t', 'at&t'],
  ['🎉', '🎂'],
  ['👨‍👩‍👧', '👩'],
  ['corn', 'com'],
])('does not take %j for %j', (text, word) => {
  expect(hasHiddenWord(text, [word])).toBe(false)
})

it.each([
  ['I write c++ for a living', 'c++'],
  ['C# or F#?', 'c#'],
  ['what the f*ck', 'f*ck'],
  ['for you 🌹🌹', '🌹'],
  ['❤️', '❤'],
  ['👍🏽', '👍'],
  ['so 100% sure', '100%'],
  ['我爱你啊', '爱你'],
  ['ฉันรักคุณ', 'รัก'],
  ['שָׁלוֹם לך', 'שלום'],
  ['don’t go', "don't"],
])('finds in %j the word %j', (text, word) => {
  expect(hasHiddenWord(text, [word])).toBe(true)
  expect(canBeFound(word)).toBe(true)
})

it.each(['!!', '', ' ', 'x', '\u3164\u200b', '...', '—', '́', 'é', '"-"'])('%j can never be found', (word) => {
  expect(canBeFound(word)).toBe(false)
  expect(hasHiddenWord(`hello x é !! ... — ${word}`, [word])).toBe(false)
})
