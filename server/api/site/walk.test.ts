import { expect, test } from 'vitest'
import { pageMemberHeader, pageMemberParameter } from '#common/page-member.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { dumpDatabase } from '#server/testing/start/dump-database.ts'
import { type Actor, createWorld, restoreBlocks } from '#server/testing/walk/create-world.ts'
import { type Answer, judgeAnswer } from '#server/testing/walk/judge-answer.ts'
import type { Input } from '#server/testing/walk/make-input.ts'
import { type Operation, readOperations } from '#server/testing/walk/read-operations.ts'
import { refusedThough } from '#server/testing/walk/refused-though.ts'
import { type Case, spoilInput } from '#server/testing/walk/spoil-input.ts'
import { validInputs } from '#server/testing/walk/valid-inputs.ts'

const t = await createTestApp()
const operations = await readOperations(t)
const world = await createWorld(t)
// A suspended member's session is left in place to see that it opens nothing.
t.expectFindings('session_of_ended_member')
/** How many calls are on the way at a time. */
const atOnce = 8
const thorough = new Set(['visitor', 'premium'])
const samePlace = { 'sec-fetch-site': 'same-origin' }
/** Who calls these has no origin: a signature or the token of a mail stands for it. */
const withoutOrigin = new Set(['/api/webhook.php', '/api/inbound-mail.php', '/api/unsubscribe.php'])
const acting = operations.filter(
  ({ method, path }) => (method !== 'GET' && !withoutOrigin.has(path)) || path === '/api/logout.php',
)

async function call(
  { method, path, streams }: Operation,
  actor: Actor,
  token: string | undefined,
  { query, body, headers }: Input,
  from: Record<string, string> = samePlace,
): Promise<Answer> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const sent = new Headers({ host: actor.host, ...from })
  if (token) sent.set('cookie', `auth.session=${token}`)
  if (body !== undefined) sent.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value) sent.set(name, value)
    else sent.delete(name)
  }
  const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body)
  const bytes =
    body instanceof Uint8Array
      ? new Uint8Array(body)
      : text === undefined
        ? undefined
        : new TextEncoder().encode(text)
  const response = await t.fetch(
    `${path}${search}`,
    { method, headers: sent, body: bytes ?? null },
    actor.host,
  )
  const streamed = streams && response.status === 200
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: streamed ? await firstWords(response) : await response.text(),
    streamed,
  }
}

/** What a stream tells at once: its stored events. */
async function firstWords(response: Response): Promise<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader.read()
  const second = await Promise.race([
    reader.read(),
    new Promise<undefined>((resolve) => setTimeout(resolve, 30)),
  ])
  await reader.cancel()
  return `${first.value ?? ''}${second?.value ?? ''}`
}

test('every operation has a valid input to walk with', () => {
  for (const { key } of operations)
    expect(
      validInputs[key],
      `${key} is new: give it a valid input in server/testing/walk/valid-inputs.ts.`,
    ).toBeDefined()
  expect(Object.keys(validInputs).sort()).toEqual(operations.map(({ key }) => key).sort())
})

test('a page that shows another member has nothing done or told, by no operation', async () => {
  const actor = world.actors.find(({ role }) => role === 'premium')!
  const token = await actor.token()
  const other = world.people.free!.id
  const before = await dumpDatabase(t.pool)
  for (const operation of operations) {
    const input = validInputs[operation.key]!(world, actor)
    const named: Input[] = [
      { ...input, headers: { ...input.headers, [pageMemberHeader]: other } },
      { ...input, query: { ...input.query, [pageMemberParameter]: other } },
    ]
    for (const each of named) {
      const { status, text } = await call(operation, actor, token, each)
      expect([operation.key, status, text]).toEqual([
        operation.key,
        403,
        expect.stringContaining('other_member'),
      ])
    }
  }
  expect(await dumpDatabase(t.pool)).toEqual(before)
})

test('the address of a photo opens for those who may see it, and for nobody else', async () => {
  const photos = world.secrets.filter(({ what }) => /photo of/.test(what))
  for (const actor of world.actors.filter(({ role }) => !['expired', 'forged', 'suspended'].includes(role))) {
    const cookie = `auth.session=${await actor.token()}`
    for (const { what, text, seenBy } of photos) {
      const { status } = await t.fetch(
        `/media/${text}`,
        { headers: { host: actor.host, cookie } },
        actor.host,
      )
      expect([actor.role, what, status]).toEqual([actor.role, what, seenBy.includes(actor.role) ? 200 : 404])
    }
  }
})

test.each(world.actors.map((actor) => [actor.role, actor] as const))(
  '%s: every operation with valid, wrong, oversized and foreign input',
  async (role, actor) => {
    const wrong: string[] = []
    let calls = 0
    for (const operation of operations) {
      const cases = casesOf(operation, actor)
      calls += cases.length
      const token = await actor.token()
      const answers = await inParts(cases, changesSession(operation) ? 1 : atOnce, async ({ input }) =>
        call(operation, actor, changesSession(operation) ? await actor.token() : token, input),
      )
      if (operation.path === '/api/block.php') await restoreBlocks(t, world)
      answers.forEach((answer, index) => {
        const { what } = cases[index]!
        for (const problem of judgeAnswer(operation, actor, answer, world.secrets))
          wrong.push(`${operation.key}, ${what}: ${problem}`)
      })
      const { status, text } = answers[0]!
      if (role === 'premium' && status !== (refusedThough[operation.key] ?? 200))
        wrong.push(`${operation.key}: the valid input is answered with ${status} ${text.slice(0, 200)}`)
    }
    expect(wrong).toEqual([])
    expect(calls).toBeGreaterThan(thorough.has(role) ? 350 : 150)
  },
  120_000,
)

/** Two actors send every case; the others one of each kind, and every id that is not theirs. */
function casesOf(operation: Operation, actor: Actor): Case[] {
  const valid = () => validInputs[operation.key]!(world, actor)
  const all = spoilInput(operation, valid(), world.foreignIds)
  const first = new Map(all.toReversed().map((each) => [each.kind, each]))
  const chosen = thorough.has(actor.role)
    ? all
    : all.filter((each) => each.kind === 'foreign' || first.get(each.kind) === each)
  return [{ kind: 'valid', what: 'valid input', input: valid() }, ...chosen]
}

function changesSession({ key }: Operation): boolean {
  return ['POST /api/signup.php', 'POST /api/user.php', 'GET /api/logout.php'].includes(key)
}

async function inParts<T, R>(list: T[], size: number, work: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < list.length; start += size)
    results.push(...(await Promise.all(list.slice(start, start + size).map(work))))
  return results
}

test('a text of which nothing can be seen is answered as an empty one, whatever it is for', async () => {
  const actor = world.actors.find(({ role }) => role === 'premium')!
  const compared: string[] = []
  for (const operation of operations) {
    const texts = Object.entries(operation.body?.properties ?? {}).filter(
      ([name, { type, format, enum: choices }]) =>
        [type].flat().includes('string') && !format && !choices && !/password|token/.test(name),
    )
    for (const [name] of texts) {
      const answered = async (text: string) => {
        const { body, ...input } = validInputs[operation.key]!(world, actor)
        const sent = { ...input, body: { ...(body as object), [name]: text } }
        const answer = await call(operation, actor, await actor.token(), sent)
        return [operation.key, name, answer.status, Object.keys(JSON.parse(answer.text).fields ?? {})]
      }
      expect(await answered('\u3164\u200b \u2800\ufe0f')).toEqual(await answered(' '))
      compared.push(name)
    }
  }
  expect(compared).toEqual(expect.arrayContaining(['body', 'note', 'details', 'explanation', 'name']))
}, 60_000)

test('what acts is refused without an origin and from any other, and allowed from its own', async () => {
  const elsewhere: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'http://women.localhost' },
  ]
  for (const role of ['visitor', 'premium']) {
    const actor = world.actors.find((each) => each.role === role)!
    const token = await actor.token()
    for (const operation of acting) {
      const input = validInputs[operation.key]!(world, actor)
      for (const from of elsewhere) {
        const answer = await call(operation, actor, token, input, from)
        expect([operation.key, from, answer.status, JSON.parse(answer.text).error]).toEqual([
          operation.key,
          from,
          403,
          'cross_site',
        ])
      }
      for (const from of [samePlace, { origin: `http://${actor.host}` }]) {
        const answer = await call(
          operation,
          actor,
          await actor.token(),
          validInputs[operation.key]!(world, actor),
          from,
        )
        expect(answer.text, operation.key).not.toContain('cross_site')
      }
    }
  }
})
