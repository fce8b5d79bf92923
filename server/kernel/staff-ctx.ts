import { runAtOnce, type StaffCtx } from './context.ts'
import type { Services } from './services.ts'

/** The ctx of somebody of the staff, under the name that is written down beside what they do. */
export function staffCtx(services: Services, name: string): StaffCtx {
  return { ...services, afterCommit: runAtOnce, actor: { kind: 'staff', name } }
}
