import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '../ctx/context.ts'
import { nameKeys } from './name-keys.ts'
import { members } from './tables.ts'

export type NewMember = {
  email: string
  /** False: a claim on an address that is not known to be the member's. It keeps nobody else from it. */
  confirmed: boolean
  name: string
  passwordHash: string
  tracking: Record<string, string>
  requestId: string
  /** The version of the terms that is accepted by signing up. */
  termsVersion: Date
}

/** Writes the account. A name or address that was taken meanwhile is refused by its index. */
export async function createMember(ctx: Ctx, account: NewMember): Promise<string> {
  const id = uuidv7()
  const now = ctx.now()
  await ctx.db.insert(members).values({
    id,
    siteId: ctx.site.id,
    companyId: ctx.site.companyId,
    email: account.email,
    emailConfirmedAt: account.confirmed ? now : null,
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
