import { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import { hc } from 'hono/client'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#server/platform/errors.ts'
import type { Env } from '../env.ts'
import type { SchemaOf } from './client-schema.ts'
import { createEndpoint, type Endpoint, type Policy, type Run, type Spec } from './endpoint.ts'
import { explainInvalid } from './explain-invalid.ts'

/** Callers who are no members of a site: each may do some acts, and an endpoint says which one it is. */
type Act = 'look' | 'decide'
type Worker = { name: string; acts: readonly Act[] }
type WorkEnv = { Variables: Env['Variables'] & { ctx: Worker | null }; Bindings: Env['Bindings'] }
type WorkSpec = Spec & { act: Act }

function admit(ctx: Worker | null, { act }: WorkSpec): void {
  if (!ctx) throw new AppError('login_required')
  if (!ctx.acts.includes(act)) throw new AppError('forbidden')
}

const policy: Policy<WorkEnv, WorkSpec> = {
  admit: async (c, spec) => admit(c.get('ctx'), spec),
  admitPage: async (ctx, spec) => admit(ctx, spec),
  errors: () => ['login_required', 'forbidden'],
}

function workEndpoint<const S extends WorkSpec>(spec: S, run: Run<WorkEnv, S, Worker>): Endpoint<WorkEnv, S> {
  return createEndpoint(spec, policy, run)
}

const common = { path: '/api/work.php', summary: 'for the test', limit: 'none' } as const
const getWork = workEndpoint(
  {
    ...common,
    method: 'get',
    act: 'look',
    query: z.object({ of: z.string() }),
    response: z.object({ of: z.string(), by: z.string() }),
  },
  async ({ name }, { query }) => ({ of: query.of, by: name }),
)
const putWork = workEndpoint(
  {
    ...common,
    method: 'put',
    act: 'decide',
    body: z.object({ words: z.string() }),
    response: z.object({ by: z.string() }),
  },
  async ({ name }) => ({ by: name }),
)

const people: Record<string, Worker> = {
  looks: { name: 'Lo', acts: ['look'] },
  decides: { name: 'Di', acts: ['look', 'decide'] },
}
const app = new OpenAPIHono<WorkEnv>({ defaultHook: explainInvalid })
app.onError((error, c) =>
  c.json({ error: error instanceof AppError ? error.code : String(error) }, { status: 400 }),
)
app.use(async (c, next) => {
  c.set('ctx', people[c.req.header('who') ?? ''] ?? null)
  await next()
})
app.openapi(getWork.route, getWork.handler)
app.openapi(putWork.route, putWork.handler)

type WorkApi = Hono<WorkEnv, SchemaOf<typeof getWork | typeof putWork>>
const clientOf = (who: string) =>
  hc<WorkApi>('http://localhost', {
    headers: { who },
    fetch: async (...asked: ConstructorParameters<typeof Request>) => app.fetch(new Request(...asked)),
  }).api['work.php']
const put = async (who: string, json: object) => {
  const headers = { who, 'content-type': 'application/json' }
  const answer = await app.request('/api/work.php', { method: 'PUT', headers, body: JSON.stringify(json) })
  return answer.json()
}

test('a second policy admits and refuses its own callers, before it says what a valid call is', async () => {
  const looked = await clientOf('looks').$get({ query: { of: 'it' } })
  expect(await looked.json()).toEqual({ of: 'it', by: 'Lo' })
  const decided = await clientOf('decides').$put({ json: { words: 'yes' } })
  expect(await decided.json()).toEqual({ by: 'Di' })
  expect(await put('nobody', {})).toEqual({ error: 'login_required' })
  expect(await put('looks', {})).toEqual({ error: 'forbidden' })
  expect(await put('decides', {})).toEqual({ error: 'invalid' })
})

test('its document names the errors of its callers, and none of a site’s', () => {
  const { paths } = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  const responses = paths?.['/api/work.php']?.put?.responses ?? {}
  const codes = Object.values(responses).map((answer) => 'description' in answer && answer.description)
  expect(codes).toContain('login_required')
  expect(codes).toContain('forbidden, cross_site')
  expect(codes.join()).not.toContain('other_member')
})
