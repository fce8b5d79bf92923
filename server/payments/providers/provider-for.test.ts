import { expect, test } from 'vitest'
import { providerFor } from './find-provider.ts'

test('a method goes to its own provider, any other to the one that the installation chose', () => {
  const byMethod = { ideal: 'dutch' } as const
  const chosen = (method: 'ideal' | 'visa') => providerFor<'dutch' | 'main'>(method, 'main', byMethod)
  expect([chosen('ideal'), chosen('visa')]).toEqual(['dutch', 'main'])
})
