import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { hashToken } from '#server/platform/token.ts'

const dayMs = 86_400_000

/**
 * The condition that a browser's device token belongs to a member: somebody signed in there as that member within the
 * year. A mailed link that proves the member lets a browser in by the same steps (rememberSteps).
 */
export function isKnownDevice(ctx: Ctx, device: string | undefined, memberId: SQL): SQL {
  const since = new Date(ctx.now().getTime() - limits.deviceDays * dayMs).toISOString()
  return sql`exists (select from known_device where token_hash = ${hashOf(device)}::bytea
    and member_id = ${memberId} and site_id = ${ctx.site.id} and signed_in_at > ${since}::timestamptz)`
}

/**
 * The condition, amid the statement that remembers the browser, that the member signed in before, but never here. It
 * sees what was known before the statement.
 */
export function isNewDevice(ctx: Ctx, device: string | undefined, memberId: string): SQL {
  return sql`(exists (select from known_device where member_id = ${memberId})
    and not ${isKnownDevice(ctx, device, sql`${memberId}::uuid`)})`
}

/**
 * Remembers the browser for a member, as steps of a larger statement. Each time under a new token, which takes over what
 * the browser's old one was known for: a token that somebody planted opens nothing.
 */
export function rememberSteps(
  ctx: Ctx,
  { memberId, device, token }: { memberId: string; device: string | undefined; token: string },
): SQL {
  const old = sql`token_hash = ${hashOf(device)}::bytea and site_id = ${ctx.site.id}`
  return sql`passed_on as (update known_device set token_hash = ${hashToken(token)}
      where ${old} and member_id <> ${memberId}),
    replaced as (delete from known_device where ${old} and member_id = ${memberId}),
    remembered as (insert into known_device (token_hash, member_id, site_id, signed_in_at)
      values (${hashToken(token)}, ${memberId}, ${ctx.site.id}, ${ctx.now().toISOString()}))`
}

function hashOf(device: string | undefined): Buffer | null {
  return device ? hashToken(device) : null
}
