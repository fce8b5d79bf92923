import { z } from 'zod'
import type { TestApp } from '../start/create-test-app.ts'

/** As much of JSON Schema as the API's document uses. */
export type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
}

type Content = Record<string, { schema: Schema }>
type Described = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}

export type Operation = {
  /** METHOD and path. */
  key: string
  method: string
  path: string
  query: Schema
  body: Schema | undefined
  /** Whether the body has the form that the document declares for the status, with no field more; else what is wrong. */
  check: (status: number, body: unknown) => string | null
  streams: boolean
}

/** The operations of the API's own document. */
export async function readOperations(t: TestApp): Promise<Operation[]> {
  const { body } = await t.browser().get('/api/openapi.json')
  const paths = Object.entries(body.paths as Record<string, Record<string, Described>>)
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      readOperation(method.toUpperCase(), path, described),
    ),
  )
}

function readOperation(method: string, path: string, described: Described): Operation {
  const parameters = described.parameters ?? []
  const forms = new Map<number, z.ZodType>()
  for (const [status, { content }] of Object.entries(described.responses)) {
    const declared = content['application/json']
    if (declared)
      forms.set(Number(status), z.fromJSONSchema(closed(declared.schema) as z.core.JSONSchema.JSONSchema))
  }
  return {
    key: `${method} ${path}`,
    method,
    path,
    query: {
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter((each) => each.required).map((each) => each.name),
    },
    body: described.requestBody?.content['application/json']?.schema,
    streams: !('application/json' in (described.responses['200']?.content ?? {})),
    check(status, answer) {
      const form = forms.get(status)
      if (!form) return `the status ${status} is not declared`
      const parsed = form.safeParse(answer)
      return parsed.success ? null : z.prettifyError(parsed.error)
    },
  }
}

/** The schema with every object closed: an answer that carries more than it declares is a finding. */
function closed(schema: Schema): Schema {
  const { properties, items, additionalProperties } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, closed(each)])),
      additionalProperties: false,
    }),
    ...(items && { items: closed(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: closed(additionalProperties) }),
  }
}
