import type { Input } from './make-input.ts'
import type { Operation, Schema } from './read-operations.ts'

type Kind =
  | 'missing'
  | 'another type'
  | 'hostile'
  | 'oversized'
  | 'foreign'
  | 'malformed'
  | 'untyped'
  | 'unknown'
export type Case = { kind: Kind | 'valid'; what: string; input: Input }
type Wrong = { kind: Kind; value: unknown }
type Ids = Record<string, string>

const oversized = JSON.stringify({ padding: 'x'.repeat(70_000) })
const texts = [
  '',
  ' ',
  'a\0b',
  'half \ud800',
  `'; drop table member; --`,
  '<script>1</script>',
  '../../etc/passwd',
]
const numbers = [-1, 0, 1.5, 2 ** 31, 1e308, Number.MAX_SAFE_INTEGER]
const sampleOf: Record<string, unknown> = {
  null: null,
  boolean: true,
  integer: 7,
  string: 'text',
  array: [],
  object: {},
}
/** The caller makes these up, so that no other's id has a meaning there. */
const madeByCaller = /^(client|request)_id$/

/** From one valid input all the wrong ones that its operation's schemas suggest. */
export function spoilInput(operation: Operation, valid: Input, ids: Ids): Case[] {
  const cases = spoilQuery(operation, valid, ids)
  if (operation.body) cases.push(...spoilBody(operation.body, valid, ids))
  return cases
}

function spoilQuery({ query }: Operation, valid: Input, ids: Ids): Case[] {
  const withQuery = (kind: Kind, what: string, changed: Record<string, string>): Case => ({
    kind,
    what,
    input: { ...valid, query: changed },
  })
  const cases = [withQuery('unknown', 'an unknown parameter', { ...valid.query, site: '4', __proto__x: '1' })]
  for (const [name, schema] of Object.entries(query.properties ?? {})) {
    const { [name]: _own, ...rest } = valid.query ?? {}
    cases.push(withQuery('missing', `no ${name}`, rest))
    for (const { kind, value } of wrongValues(name, schema, ids))
      if (typeof value === 'string' || typeof value === 'number')
        cases.push(withQuery(kind, `${name}=${show(value)}`, { ...rest, [name]: `${value}` }))
  }
  return cases
}

function spoilBody(schema: Schema, valid: Input, ids: Ids): Case[] {
  const body = valid.body as Record<string, unknown>
  const text = JSON.stringify(body)
  const raw = (kind: Kind, what: string, sent: string, headers?: Record<string, string>): Case => ({
    kind,
    what,
    input: { ...valid, body: sent, headers },
  })
  return [
    raw('malformed', 'a broken body', '{"a":'),
    raw('malformed', 'an empty body', ''),
    raw('malformed', 'a body that is null', 'null'),
    raw('malformed', 'a body that is a list', '[]'),
    raw('malformed', 'a deep body', '['.repeat(20_000)),
    raw('oversized', 'an oversized body', oversized),
    raw('untyped', 'a body without its type', text, { 'content-type': '' }),
    raw('untyped', 'a body of another type', text, { 'content-type': 'text/plain' }),
    {
      kind: 'unknown',
      what: 'unknown fields',
      input: { ...valid, body: { ...body, site_id: 4, paid: true } },
    },
    ...spoilFields(schema, body, ids).map(({ kind, what, value }) => ({
      kind,
      what,
      input: { ...valid, body: value },
    })),
  ]
}

function spoilFields(schema: Schema, body: Record<string, unknown>, ids: Ids): (Wrong & { what: string })[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const { [name]: own, ...rest } = body
    const [inner] = Object.entries(field.properties ?? {})
    const wrong = wrongValues(name, field, ids)
    if (inner)
      for (const { kind, value } of wrongValues(...inner, ids))
        wrong.push({ kind, value: { ...(own as object), [inner[0]]: value } })
    return [
      { kind: 'missing' as const, what: `no ${name}`, value: rest },
      ...wrong.map(({ kind, value }) => ({
        kind,
        what: `${name}: ${show(value)}`,
        value: { ...rest, [name]: value },
      })),
    ]
  })
}

function wrongValues(name: string, schema: Schema, ids: Ids): Wrong[] {
  const types = [schema.type ?? []].flat()
  const as = (kind: Kind, values: unknown[]) => values.map((value): Wrong => ({ kind, value }))
  const others = Object.entries(sampleOf).flatMap(([type, value]) => (types.includes(type) ? [] : [value]))
  const wrong = as('another type', others)
  if (schema.format === 'uuid')
    return [
      ...wrong,
      ...as('hostile', ['', 'no-id']),
      ...as('foreign', madeByCaller.test(name) ? [] : Object.values(ids)),
    ]
  if (schema.enum) return [...wrong, ...as('hostile', ['', 'no such value', 'constructor'])]
  if (types.includes('string'))
    return [...wrong, ...as('hostile', texts), ...as('oversized', ['x'.repeat(10_000)])]
  if (types.includes('integer') || types.includes('number')) return [...wrong, ...as('hostile', numbers)]
  if (types.includes('array'))
    return [
      ...wrong,
      ...as('hostile', [['no such value'], [[]]]),
      ...as('oversized', [Array(5_000).fill('art')]),
    ]
  return wrong
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 60)
}
