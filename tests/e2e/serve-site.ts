import type { TestProject } from 'vitest/node'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sitePort: number
    /** The data folder of the site, where the tests started it. */
    siteData: string
  }
}

/** One site for all stories: its portraits are painted once. With E2E_PORT it is one that runs there already. */
export default async function serveSite(project: TestProject) {
  if (process.env.E2E_PORT) {
    project.provide('sitePort', Number(process.env.E2E_PORT))
    project.provide('siteData', process.env.E2E_DATA_DIR ?? '')
    return undefined
  }
  const { port, dataDir, stop } = await startSite()
  project.provide('sitePort', port)
  project.provide('siteData', dataDir)
  return stop
}
