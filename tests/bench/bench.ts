import type pg from 'pg'
import type { Site } from '#common/wire/sites.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import type { Deps } from '#server/kernel/deps.ts'
import type { HttpClient } from './http-client.ts'
import type { Pace } from './measure.ts'
import type { ServedApp } from './serve-app.ts'

export type Viewer = { ctx: MemberCtx; cookie: string }

/** What every section works with: one filled database, the program on it, and the verbs' own world in this process. */
export type Bench = {
  members: number
  databaseUrl: string
  folder: string
  profile: boolean
  pace: Pace
  /** How many streams the listeners' section opens. */
  listeners: number[]
  deps: Deps
  site: Site
  /** The same pool settings as the program's, and nothing around it. */
  bare: pg.Pool
  app: ServedApp
  http: HttpClient
  /** Members of the first site who are signed in, drawn at random. */
  viewers: Viewer[]
}
