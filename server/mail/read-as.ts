import type { Ctx, MemberCtx } from '../kernel/context.ts'

/** The ctx by which a mail reads what its receiver would see. Nothing is done or paid by it. */
export function readAs(ctx: Ctx, memberId: string): MemberCtx {
  return { ...ctx, actor: { kind: 'member', memberId, paid: false, sessionHash: Buffer.alloc(0) } }
}
