import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { bool } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { rows } from '../platform/db/rows.ts'
import { nameKeys } from './names/name-keys.ts'
import { members } from './tables.ts'

export async function findMember(ctx: Pick<Ctx, 'db'>, id: string) {
  const [member] = await ctx.db.select().from(members).where(eq(members.id, id))
  return member
}

/** The member whose proved address this is, on this site. */
export async function findOwner(ctx: Pick<Ctx, 'db' | 'site'>, email: string): Promise<string | undefined> {
  const [owner] = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(
      and(eq(members.siteId, ctx.site.id), eq(members.email, email), isNotNull(members.emailConfirmedAt)),
    )
  return owner?.id
}

/** Whom an address leads to: the member who proved it, else the newest of those who claim it. */
export async function findByAddress(
  ctx: Pick<Ctx, 'db' | 'site'>,
  email: string,
): Promise<string | undefined> {
  const [found] = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.siteId, ctx.site.id), eq(members.email, email), eq(members.status, 'active')))
    .orderBy(desc(isNotNull(members.emailConfirmedAt)), desc(members.createdAt))
    .limit(1)
  return found?.id
}

/** The account that a signup request made, on whatever site. */
export async function findSignup(ctx: Ctx, requestId: string) {
  const [member] = await ctx.db.select().from(members).where(eq(members.signupRequest, requestId))
  return member
}

/** Whether the name or one that looks like it, and whether the confirmed ownership of the address, belongs to a member of this site. */
export async function findTaken(
  ctx: Ctx,
  { name, email }: { name: string; email: string },
): Promise<{ name: boolean; email: boolean }> {
  const { nameKey, nameLook } = nameKeys(name)
  const taken = await rows(
    ctx.db,
    { name: bool, email: bool },
    sql`
    select exists (select from ${members} where ${members.siteId} = ${ctx.site.id}
             and (lower(${members.name}) = lower(${name}) or ${members.nameKey} = ${nameKey}
               or ${members.nameLook} = ${nameLook})) as name,
           exists (select from ${members} where ${members.siteId} = ${ctx.site.id}
             and ${members.email} = ${email} and ${members.emailConfirmedAt} is not null) as email`,
  )
  return one(taken)
}

export async function setLanguage(ctx: Ctx, memberId: string, language: string): Promise<void> {
  await ctx.db
    .update(members)
    .set({ language })
    .where(and(eq(members.id, memberId), eq(members.siteId, ctx.site.id)))
}
