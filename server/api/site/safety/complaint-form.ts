import type { Context, MiddlewareHandler } from 'hono'
import { v5 as uuidv5 } from 'uuid'
import type { PostedForm } from '#common/posted-form.ts'
import { complaintSchema } from '#common/wire/complaints.ts'
import { refuseInvalid } from '#server/http/endpoint/explain-invalid.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { fileComplaint } from '#server/safety/complaints/file-complaint.ts'
import { admit } from '#server/site/admit.ts'
import type { SiteEnv } from '#server/site/env.ts'

const rules = {
  method: 'post',
  path: '/complaints',
  access: 'anyone',
  // A browser without scripts cannot prove work: it may do less.
  limit: { calls: 3, seconds: 3_600 },
} as const

/** Takes the complaint of a browser without scripts, and hands the page what became of it. */
export const complaintForm: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const values = await textsOf(c)
  c.set('posted', { values, error: await problemOf(() => take(c.get('ctx'), values)) })
  await next()
}

async function take(ctx: Ctx, values: Record<string, string>): Promise<void> {
  const parsed = complaintSchema.safeParse({
    ...values,
    // The same form again is the same complaint.
    request_id: uuidv5(JSON.stringify([ctx.site.id, values]), uuidv5.URL),
    good_faith: values.good_faith === 'yes',
    proof: undefined,
  })
  if (!parsed.success) refuseInvalid(parsed.error)
  await admit(ctx, rules)
  await fileComplaint(ctx, parsed.data, { unproven: true })
}

async function problemOf(take: () => Promise<void>): Promise<PostedForm['error']> {
  try {
    await take()
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { error: error.code, fields: error.fields, params: error.params }
  }
}

async function textsOf(c: Context<SiteEnv>): Promise<Record<string, string>> {
  const fields: [string, unknown][] = Object.entries(await c.req.parseBody())
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
