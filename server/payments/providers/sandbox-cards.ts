import { v7 as uuidv7 } from 'uuid'
import { type SandboxCard, type SandboxState, sandboxCards } from '#common/payments/sandbox-states.ts'
import type { KeptCard } from './provider.ts'

const outcomes = {
  approves: 'approved',
  declines: 'failed',
  authenticates: 'authenticating',
} as const satisfies Record<SandboxCard, SandboxState>

const lastFours = { approves: '4242', declines: '0002', authenticates: '3220' } as const

/** A test card that is kept, and whose name says how it behaves the next time. */
export function createSandboxCard(behaviour: SandboxCard, now: Date): KeptCard {
  return {
    token: `${behaviour}.${uuidv7()}`,
    brand: 'visa',
    lastFour: lastFours[behaviour],
    expires: `${now.getUTCFullYear() + 3}-12`,
  }
}

/** How a payment with a kept card stands at once. */
export function outcomeOfCard(token: string): SandboxState {
  const behaviour = sandboxCards.find((known) => token.startsWith(`${known}.`))
  return behaviour ? outcomes[behaviour] : 'failed'
}
