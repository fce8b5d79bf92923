import { createRoute, type RouteConfig, type z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Ctx, MemberActor, MemberCtx } from '../ctx/context.ts'
import type { ErrorCode } from '../platform/errors.ts'
import { EventFeed } from '../platform/live/event-feed.ts'
import { type Access, admit, admitting } from '../site/admit.ts'
import type { SiteEnv } from '../site/env.ts'
import { declaredAnswers } from './declared-answers.ts'
import type { RateLimit } from './env.ts'
import { refuseInvalid } from './explain-invalid.ts'
import { PlainText } from './plain-text.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { sendJson } from './send-body.ts'
import { Download, type FileKind, sendDownload } from './send-download.ts'
import { sendEvents } from './send-events.ts'

type Schema = z.ZodType
type Method = 'get' | 'post' | 'put' | 'delete'

export type Spec = {
  method: Method
  path: `/${string}.php`
  summary: string
  access: Access
  limit: RateLimit
  query?: z.ZodObject
  /** JSON. */
  body?: Schema
  /** Bytes, handed on as they come, instead of JSON. */
  upload?: Upload
  /** JSON of this schema, a stream of events, a file to keep, as it is written, or plain words. */
  response: Schema | 'events' | FileKind | 'text'
  /** What it can answer beside the errors that every call of its kind can have. */
  errors?: readonly ErrorCode[]
}

type PremiumCtx = Ctx & { actor: MemberActor & { paid: true } }
type CtxFor<A extends Access> = A extends 'premium' ? PremiumCtx : A extends 'member' ? MemberCtx : Ctx
type Parsed<T> = T extends Schema ? z.output<T> : undefined

type Input<S extends Spec> = {
  query: Parsed<S['query']>
  body: S['upload'] extends Upload ? ReadableStream<Uint8Array> : Parsed<S['body']>
}
type Answer<S extends Spec> = S['response'] extends Schema
  ? z.input<S['response']>
  : S['response'] extends FileKind
    ? Download
    : S['response'] extends 'text'
      ? PlainText
      : EventFeed
type Run<S extends Spec> = (
  ctx: CtxFor<S['access']>,
  input: Input<S>,
  c: Context<SiteEnv>,
) => Promise<Answer<S>>

/**
 * Declares one endpoint: its schemas, and who may call it how often. The handler parses nothing and answers errors by
 * throwing them; it calls verbs and presents their result. `read` is the same endpoint for a page that asks in process.
 */
export function endpoint<const S extends Spec>(spec: S, run: Run<S>) {
  const about: Spec = spec
  // What is asked of `run` follows from `spec`, which the compiler cannot follow through the schemas' parsing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said
  const answer = run as unknown as (ctx: Ctx, input: object, c: Context<SiteEnv>) => Promise<unknown>
  const handler = async (c: Context<SiteEnv>): Promise<Response> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route's validators, which `about` names
    const valid = c.req.valid.bind(c.req) as (target: string) => unknown
    if (about.response === 'events' && c.req.method === 'HEAD') return sendEvents(c)
    const answered = await answer(
      c.get('ctx'),
      {
        query: about.query ? valid('query') : undefined,
        body: about.upload ? readUpload(c, about.upload) : about.body ? valid('json') : undefined,
      },
      c,
    )
    if (answered instanceof EventFeed) return sendEvents(c, answered)
    if (answered instanceof PlainText) return c.text(answered.text)
    return answered instanceof Download ? sendDownload(c, answered) : sendJson(c, answered)
  }
  const read = async (c: Context<SiteEnv>, given: Record<string, string>): Promise<unknown> => {
    const ctx = c.get('ctx')
    await admit(ctx, about)
    const query = await about.query?.safeParseAsync(given)
    if (query?.success === false) refuseInvalid(query.error)
    return answer(ctx, { query: query?.data, body: undefined }, c)
  }
  return { spec, route: createRoute(routeOf(about)), handler, read }
}

export type Endpoint = Omit<ReturnType<typeof endpoint<Spec>>, 'spec'> & { spec: Spec }

function routeOf(spec: Spec): RouteConfig {
  const { method, path, summary, query, body, upload, response } = spec
  const content = body
    ? { 'application/json': { schema: body } }
    : upload && Object.fromEntries(upload.types.map((type) => [type, { schema: binary }]))
  return {
    method,
    path,
    summary,
    middleware: admitting(spec),
    request: { ...(query ? { query } : {}), ...(content ? { body: { required: true, content } } : {}) },
    responses: {
      200: {
        description: summary,
        content: contentOf(response),
      },
      ...declaredAnswers(spec),
    },
  }
}

function contentOf(response: Spec['response']) {
  if (response === 'events') return { 'text/event-stream': { schema: { type: 'string' } } as const }
  if (response === 'zip') return { 'application/zip': { schema: binary } }
  if (response === 'text') return { 'text/plain': { schema: { type: 'string' } } as const }
  if (response === 'pdf') return { 'application/pdf': { schema: binary } }
  return { 'application/json': { schema: response } }
}

const binary = { type: 'string', format: 'binary' } as const
