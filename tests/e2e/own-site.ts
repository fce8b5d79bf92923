import { inject } from 'vitest'

/** The site of this worker: Vitest counts its workers from 1. */
export function ownSite(): { port: number; data: string } {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!site) throw new Error(`worker ${process.env.VITEST_POOL_ID} has no site of its own`)
  return site
}
