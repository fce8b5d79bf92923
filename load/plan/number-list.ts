import { required } from '#common/required.ts'
/** A growing list of numbers that takes eight bytes for each. */
export class NumberList {
  #numbers: Float64Array
  #length = 0

  constructor(expected: number) {
    this.#numbers = new Float64Array(Math.max(16, expected))
  }

  push(value: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Float64Array(Math.ceil(this.#length * 1.5))
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.#length++] = value
  }

  /** Sorted, and of all those that `same` maps to one number only the first. Uses up the list. */
  distinct(same: (value: number) => number = (value) => value): Float64Array {
    const sorted = this.#numbers.subarray(0, this.#length).sort()
    let kept = 0
    for (let at = 0; at < sorted.length; at++)
      if (kept === 0 || same(required(sorted[at])) !== same(required(sorted[kept - 1])))
        sorted[kept++] = required(sorted[at])
    return sorted.subarray(0, kept)
  }
}
