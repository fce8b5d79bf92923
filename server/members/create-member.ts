import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '../kernel/context.ts'
import { nameKeys } from './names/name-keys.ts'
import { members } from './tables.ts'

export type NewMember = {
  /** A claim, until a mailed link proves it: it keeps nobody else from the address. */
  email: string
  name: string
  passwordHash: string
  tracking: Record<string, string>
  requestId: string
  /** The version of the terms that is accepted by signing up. */
  termsVersion: Date
}

/** Writes the account. A name that was taken meanwhile is refused by its index. */
export async function createMember(ctx: Ctx, account: NewMember): Promise<string> {
  const id = uuidv7()
  const now = ctx.now()
  await ctx.db.insert(members).values({
    id,
    siteId: ctx.site.id,
    companyId: ctx.site.companyId,
    email: account.email,
    name: account.name,
    ...nameKeys(account.name),
    passwordHash: account.passwordHash,
    status: 'active',
    language: ctx.locale,
    tracking: account.tracking,
    signupRequest: account.requestId,
    createdAt: now,
    termsVersion: account.termsVersion,
    termsAcceptedAt: now,
  })
  return id
}
