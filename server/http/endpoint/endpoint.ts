import { createRoute, type RouteConfig, type z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ErrorCode } from '#common/error-codes.ts'
import { EventFeed } from '#server/platform/live/event-feed.ts'
import type { Acting } from '../cross-site.ts'
import type { Env, RateLimit } from '../env.ts'
import { sendJson } from '../send-body.ts'
import { declaredAnswers } from './declared-answers.ts'
import { refuseInvalid } from './explain-invalid.ts'
import { PlainText } from './plain-text.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { Download, type FileKind, sendDownload } from './send-download.ts'
import { sendEvents } from './send-events.ts'

type Schema = z.ZodType
type Method = 'get' | 'post' | 'put' | 'delete'

/** What every endpoint declares. Who may call it is declared beside this, in the words of its policy. */
export type Spec = Acting & {
  method: Method
  path: `/${string}.php`
  summary: string
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

/**
 * How calls are admitted, for one kind of callers: members and visitors of a site are one, the staff is another. `S` is
 * the spec with what its endpoints declare of their callers.
 */
export type Policy<E extends Env, S extends Spec> = {
  /** Lets a call through, or throws. It runs before the body is read: who may not call learns nothing of what a valid call looks like. */
  admit: (c: Context<E>, spec: S) => Promise<void>
  /** The same for a page that asks in process, with the ctx of its own request. */
  admitPage: (ctx: E['Variables']['ctx'], spec: S) => Promise<void>
  /** The errors that follow from what a spec declares of its callers, for the API's document. */
  errors: (spec: S) => readonly ErrorCode[]
}

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

/** What an endpoint does. `C` is the ctx that its policy promises by what the spec declares. */
export type Run<E extends Env, S extends Spec, C> = (
  ctx: C,
  input: Input<S>,
  c: Context<E>,
) => Promise<Answer<S>>

export type Endpoint<E extends Env, S extends Spec> = {
  spec: S
  route: ReturnType<typeof createRoute<RouteConfig['path'], RouteConfig>>
  handler: (c: Context<E>) => Promise<Response>
  /** The same endpoint for a page that asks in process. */
  read: (c: Context<E>, given: Record<string, string>) => Promise<unknown>
}

/**
 * Makes an endpoint of its spec, of the policy that admits its callers, and of what it does. The handler parses nothing
 * and answers errors by throwing them; it calls verbs and presents their result.
 */
export function createEndpoint<E extends Env, const S extends Spec, C>(
  spec: S,
  policy: Policy<E, S>,
  run: Run<E, S, C>,
): Endpoint<E, S> {
  const about: Spec = spec
  // What is asked of `run` follows from `spec`, which the compiler cannot follow through the policy and the schemas' parsing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said
  const answer = run as unknown as (ctx: unknown, input: object, c: Context<E>) => Promise<unknown>
  const handler = async (c: Context<E>): Promise<Response> => {
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
  const read = async (c: Context<E>, given: Record<string, string>): Promise<unknown> => {
    const ctx = c.get('ctx')
    await policy.admitPage(ctx, spec)
    const query = await about.query?.safeParseAsync(given)
    if (query?.success === false) refuseInvalid(query.error)
    return answer(ctx, { query: query?.data, body: undefined }, c)
  }
  return { spec, route: createRoute(routeOf(spec, policy)), handler, read }
}

function routeOf<E extends Env, S extends Spec>(spec: S, policy: Policy<E, S>): RouteConfig {
  const { method, path, summary, query, body, upload, response }: Spec = spec
  const content = body
    ? { 'application/json': { schema: body } }
    : upload && Object.fromEntries(upload.types.map((type) => [type, { schema: binary }]))
  return {
    method,
    path,
    summary,
    middleware: async (c: Context<E>, next) => {
      await policy.admit(c, spec)
      await next()
    },
    request: { ...(query ? { query } : {}), ...(content ? { body: { required: true, content } } : {}) },
    responses: {
      200: {
        description: summary,
        content: contentOf(response),
      },
      ...declaredAnswers(spec, policy.errors(spec)),
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
