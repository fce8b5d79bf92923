import { createRoute, type RouteHandler, type z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Ctx, MemberCtx } from '../platform/context.ts'
import type { ErrorCode } from '../platform/errors.ts'
import { admit, admitting } from './admit.ts'
import { declaredAnswers } from './declared-answers.ts'
import type { Access, Env, RateLimit } from './env.ts'
import { refuseInvalid } from './explain-invalid.ts'
import { sendJson } from './send-body.ts'

type Schema = z.ZodType
type Method = 'get' | 'post' | 'put' | 'delete'

type Spec = {
  method: Method
  path: `/${string}.php`
  summary: string
  access: Access
  limit: RateLimit
  query?: z.ZodObject
  body?: Schema
  response: Schema
  /** What it can answer beside the errors that every call of its kind can have. */
  errors?: readonly ErrorCode[]
}

type CtxFor<A extends Access> = A extends 'member' ? MemberCtx : Ctx
type Parsed<T> = T extends Schema ? z.output<T> : undefined

type None = object

type RequestOf<S extends Spec> = (S['query'] extends z.ZodObject ? { query: S['query'] } : None) &
  (S['body'] extends Schema
    ? { body: { required: true; content: { 'application/json': { schema: S['body'] } } } }
    : None)

type RouteOf<S extends Spec> = {
  method: S['method']
  path: S['path']
  summary: string
  request: RequestOf<S>
  responses: { 200: { description: string; content: { 'application/json': { schema: S['response'] } } } }
}

type Input<S extends Spec> = { query: Parsed<S['query']>; body: Parsed<S['body']> }
type Run<S extends Spec> = (
  ctx: CtxFor<S['access']>,
  input: Input<S>,
  c: Context<Env>,
) => Promise<z.input<S['response']>>

/**
 * Declares one endpoint: its schemas, and who may call it how often. The handler parses nothing and answers errors by
 * throwing them; it calls verbs and presents their result. `read` is the same door for a page that asks in process.
 */
export function endpoint<const S extends Spec>(spec: S, run: Run<S>) {
  const route = createRoute({
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    middleware: admitting(spec),
    request: {
      ...(spec.query ? { query: spec.query } : {}),
      ...(spec.body
        ? { body: { required: true, content: { 'application/json': { schema: spec.body } } } }
        : {}),
    },
    responses: {
      200: { description: spec.summary, content: { 'application/json': { schema: spec.response } } },
      ...declaredAnswers(spec),
    },
  } as never) as unknown as RouteOf<S> & { getRoutingPath: () => string }

  const handler = async (c: Context<Env>) => {
    const ctx = c.get('ctx')
    const valid = c.req.valid.bind(c.req) as (target: string) => unknown
    const input = {
      query: spec.query ? valid('query') : undefined,
      body: spec.body ? valid('json') : undefined,
    } as Input<S>
    return sendJson(c, await run(ctx as CtxFor<S['access']>, input, c))
  }
  const read = async (c: Context<Env>, given: Record<string, string>) => {
    const ctx = c.get('ctx')
    await admit(ctx, spec)
    const query = await spec.query?.safeParseAsync(given)
    if (query?.success === false) refuseInvalid(query.error)
    const input = { query: query?.data, body: undefined } as Input<S>
    return run(ctx as CtxFor<S['access']>, input, c)
  }
  return { spec: spec as Spec, route, handler: handler as unknown as RouteHandler<typeof route, Env>, read }
}
