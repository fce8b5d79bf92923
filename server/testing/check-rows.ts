import { afterEach } from 'vitest'
import { takeMisdeclared } from './misdeclared-rows.ts'

/** Fails the test in which a statement answered something else than its declared row. */
afterEach(() => {
  const found = takeMisdeclared()
  if (found.length > 0)
    throw new Error(`A statement answered something else than declared: ${found.join('; ')}`)
})
