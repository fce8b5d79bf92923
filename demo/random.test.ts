import { expect, it } from 'vitest'
import { createRandom } from './random.ts'

it('tells the same numbers for the same seed, and others for the next', () => {
  const numbers = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.int(0, 1_000))
  }
  expect(numbers(7)).toEqual(numbers(7))
  expect(numbers(8)).not.toEqual(numbers(7))
})

it('reaches both ends of a range and spreads evenly', () => {
  const random = createRandom(1)
  const counts = [0, 0, 0, 0]
  for (let n = 0; n < 4_000; n++) counts[random.int(0, 3)]!++
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(120)
})

it('gives the first numbers of neighbouring seeds nothing in common', () => {
  const firsts = Array.from({ length: 4_000 }, (_, seed) => createRandom(seed).next())
  const lower = firsts.filter((first) => first < 0.25).length
  expect(Math.abs(lower - 1_000)).toBeLessThan(120)
})

it('shuffles a copy and loses nothing', () => {
  const list = [1, 2, 3, 4]
  const shuffled = createRandom(1).shuffle(list)
  expect(shuffled.toSorted((one, other) => one - other)).toEqual(list)
  expect(list).toEqual([1, 2, 3, 4])
})
