import type { Provider } from './provider.ts'
import { sandbox } from './sandbox.ts'

const providers: Record<string, Provider> = { sandbox }

/** The provider of new payments; a second one makes it a setting. */
export const chosenProvider: Provider = sandbox

export function findProvider(name: string): Provider | undefined {
  return Object.hasOwn(providers, name) ? providers[name] : undefined
}
