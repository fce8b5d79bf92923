import type { Deps } from '../deps.ts'
import type { Config } from '../platform/config.ts'
import type { Listeners } from '../platform/domain-events.ts'
import type { JobData, JobHandlers } from '../platform/jobs/jobs.ts'
import type { SupplyFile } from '../platform/storage/supplied-storage.ts'

/** What a part outside the product, such as the demo, adds to it. */
export type Extension = {
  /** Its queues by name, and what the worker does for each. */
  jobs: Record<string, (deps: Deps, data: JobData) => Promise<void>>
  /** Which of the product's events start jobs in which queues. */
  listeners: Listeners
  /** Makes files of its own that are read before they are stored. */
  supplyFile?: SupplyFile
}

/** The extension's jobs as the worker runs them. */
export function extensionHandlers({ jobs }: Extension, deps: Deps): JobHandlers {
  return Object.fromEntries(
    Object.entries(jobs).map(([queue, handle]) => [queue, (data: JobData) => handle(deps, data)]),
  )
}

/** How the demo behaves, or an extension that adds nothing: without DEMO its code is not even loaded. */
export async function loadDemo({ demo, demoQuick }: Pick<Config, 'demo' | 'demoQuick'>): Promise<Extension> {
  if (!demo) return { jobs: {}, listeners: new Map() }
  const { createDemoBehaviour } = await import('#demo/behaviour/demo-behaviour.ts')
  const { humanPace, quickPace } = await import('#demo/behaviour/pace.ts')
  const { createPictureSupply } = await import('#demo/pictures/picture-supply.ts')
  return {
    ...createDemoBehaviour(demoQuick ? quickPace : humanPace),
    supplyFile: createPictureSupply(),
  }
}
