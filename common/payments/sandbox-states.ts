/** How a payment stands at the sandbox. */
export const sandboxStates = [
  'open',
  'authenticating',
  'approved',
  'failed',
  'cancelled',
  'expired',
  'pending',
  'refunded',
  'charged_back',
] as const
export type SandboxState = (typeof sandboxStates)[number]

/** What can be decided at the sandbox; `authenticate` makes it ask the member to confirm first, as banks do. */
export const sandboxDecisions = [
  'approve',
  'authenticate',
  'fail',
  'cancel',
  'pending',
  'expire',
  'charge_back',
] as const
export type SandboxDecision = (typeof sandboxDecisions)[number]

/** How a test card that is kept behaves the next time. */
export const sandboxCards = ['approves', 'declines', 'authenticates'] as const
export type SandboxCard = (typeof sandboxCards)[number]
