import type { Job } from '../kernel/job.ts'
import type { Config } from '../platform/config.ts'
import type { Listeners } from '../platform/domain-events.ts'
import type { SupplyFile } from '../platform/storage/supplied-storage.ts'

/** What a part outside the product, such as the demo, adds to it. */
export type Extension = {
  /** Its own jobs. */
  jobs: readonly Job[]
  /** Which of them the product's events start. */
  listeners: Listeners
  /** Makes files of its own that are read before they are stored. */
  supplyFile?: SupplyFile
}

/** How the demo behaves, or an extension that adds nothing: without DEMO its code is not even loaded. */
export async function loadDemo({ demo, demoQuick }: Pick<Config, 'demo' | 'demoQuick'>): Promise<Extension> {
  if (!demo) return { jobs: [], listeners: new Map() }
  const { createDemoBehaviour } = await import('#demo/behaviour/demo-behaviour.ts')
  const { humanPace, quickPace } = await import('#demo/behaviour/pace.ts')
  const { createPictureSupply } = await import('#demo/pictures/picture-supply.ts')
  return {
    ...createDemoBehaviour(demoQuick ? quickPace : humanPace),
    supplyFile: createPictureSupply(),
  }
}
