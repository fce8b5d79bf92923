import type { Extension } from '../kernel/extension.ts'
import type { Config } from '../platform/config.ts'

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
