import type { Config } from '../platform/config.ts'
import type { Extension } from './extension.ts'

/** How the demo behaves, or an extension that adds nothing: without DEMO its code is not even loaded. */
export async function loadDemo({ demo }: Pick<Config, 'demo'>): Promise<Extension> {
  if (!demo) return { jobs: {}, listeners: new Map() }
  const { demoBehaviour } = await import('#demo/behaviour/demo-behaviour.ts')
  return demoBehaviour
}
