import { type SQL, sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import type { Shape } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { isShownTo } from '#server/profiles/relation/shown-to.ts'

/** One file of the download: what the database keeps of the member under that head, each row an object. */
export type OwnFile = { path: string; read: (ctx: MemberCtx) => Promise<unknown> }

export function file<R extends Record<string, unknown>>(
  path: string,
  shape: Shape<R>,
  statement: (ctx: MemberCtx) => SQL,
): OwnFile {
  return { path, read: (ctx) => rows(ctx.db, shape, statement(ctx)) }
}

/** Null for who cannot be seen from here any more. */
export function shownName(ctx: MemberCtx, id: SQL): SQL {
  return sql`(select other.name from member other where other.id = ${id} and ${isShownTo(ctx, id)})`
}
