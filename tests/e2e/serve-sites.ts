import type { TestProject } from 'vitest/node'
import { startSites } from './start-site.ts'

/** One per worker: each runs its stories on a site and a database of its own. */
export const shards = 3

type ServedSite = {
  port: number
  /** The data folder of a site that the tests have started. */
  data: string
  /** The process of such a site. */
  pid?: number
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: ServedSite[]
  }
}

/** Starts one site for each worker. With E2E_PORT all use the site that runs there. */
export default async function serveSites(project: TestProject) {
  if (process.env.E2E_PORT) {
    const site = { port: Number(process.env.E2E_PORT), data: process.env.E2E_DATA_DIR ?? '' }
    project.provide(
      'sites',
      Array.from({ length: shards }, () => site),
    )
    return undefined
  }
  const running = await startSites(shards)
  project.provide(
    'sites',
    running.map(({ port, dataDir, pid }) => ({ port, data: dataDir, pid })),
  )
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()))
  }
}
