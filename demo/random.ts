import { keysOf } from '#common/keys-of.ts'
export type Random = {
  /** At least 0, below 1. */
  next(): number
  /** At least min, below max. */
  between(min: number, max: number): number
  /** From min to max, both included. */
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  /** One of the keys, each as likely as its weight says. */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K
  chance(probability: number): boolean
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** Numbers that look random and are the same for the same seed on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0

  // A counter in steps of the golden ratio, its bits mixed until neighbours have nothing in common.
  function next(): number {
    state = (state + 0x9e3779b9) >>> 0
    let bits = state
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
    return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
  }

  function between(min: number, max: number): number {
    return min + next() * (max - min)
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Nothing to pick from')
    return at(list, int(0, list.length - 1))
  }

  function weighted<K extends string>(weights: Partial<Record<K, number>>): K {
    const keys = keysOf(weights)
    let rest = next() * keys.reduce((sum, key) => sum + (weights[key] ?? 0), 0)
    for (const key of keys) {
      rest -= weights[key] ?? 0
      if (rest < 0) return key
    }
    return pick(keys)
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list]
    for (let last = copy.length - 1; last > 0; last--) {
      const other = int(0, last)
      ;[copy[last], copy[other]] = [at(copy, other), at(copy, last)]
    }
    return copy
  }

  return { next, between, int, pick, weighted, chance: (probability) => next() < probability, shuffle }
}

/** The element at a place that there is: it may be null or undefined itself. */
function at<T>(list: readonly T[], place: number): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the callers stay within the list
  return list[place] as T
}
