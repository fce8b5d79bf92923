import type { TestProject } from 'vitest/node'
import { startSite } from './start-site.ts'

/** As many as the project has workers: each tells its stories on a site and a database of its own. */
export const shards = 2

type ServedSite = {
  port: number
  /** The site's data folder, where the tests started it. */
  data: string
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: ServedSite[]
  }
}

/** One site for each worker: its portraits are painted once. With E2E_PORT all use one that runs there already. */
export default async function serveSites(project: TestProject) {
  if (process.env.E2E_PORT) {
    const site = { port: Number(process.env.E2E_PORT), data: process.env.E2E_DATA_DIR ?? '' }
    project.provide(
      'sites',
      Array.from({ length: shards }, () => site),
    )
    return undefined
  }
  const running = await Promise.all(Array.from({ length: shards }, () => startSite()))
  project.provide(
    'sites',
    running.map(({ port, dataDir }) => ({ port, data: dataDir })),
  )
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()))
  }
}
