import type { MemberCtx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { findRelation } from './queries.ts'
import { requireRelation } from './relation/relation.ts'

/** Throws as the member's page does where the caller may not open it, and `not_found` for the caller's own. */
export async function requireOther(ctx: MemberCtx, id: string): Promise<void> {
  const { relation } = requireRelation(await findRelation(ctx, id), 'profile')
  if (relation.self) throw new AppError('not_found')
}
