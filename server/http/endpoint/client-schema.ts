import type { z } from '@hono/zod-openapi'
import type { JSONParsed } from 'hono/utils/types'
import type { Spec } from './endpoint.ts'

type Sent<T> = T extends z.ZodType ? z.input<T> : never

/** What the client sends: a query, a body of JSON, both or neither. */
type InputOf<S extends Spec> = (S['query'] extends z.ZodObject ? { query: Sent<S['query']> } : object) &
  (S['body'] extends z.ZodType ? { json: Sent<S['body']> } : object)

type CallOf<S extends Spec> = {
  input: InputOf<S>
  output: S['response'] extends z.ZodType ? JSONParsed<z.input<S['response']>> : string
  outputFormat: S['response'] extends z.ZodType ? 'json' : 'text'
  status: 200
}

type MethodsOf<S extends Spec> = { [M in S['method'] as `$${M}`]: CallOf<Extract<S, { method: M }>> }

/** The client's types, straight from the specs of the endpoints: written once, where Hono would derive each in turn. */
export type SchemaOf<E extends { spec: Spec }> = {
  [P in E['spec']['path']]: MethodsOf<Extract<E['spec'], { path: P }>>
}
