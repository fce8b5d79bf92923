import { describeError } from '../observe/describe-error.ts'
import type { Log } from '../observe/log.ts'
import type { GifProvider } from './gif-provider.ts'

/** The provider's pictures, and the site's own where it does not answer. Those that were sent stay known either way. */
export function withBundled(provider: GifProvider, bundled: GifProvider, log: Log): GifProvider {
  return {
    async search(search) {
      // A page of the site's own is followed by the next one of them.
      if (/^\d+$/.test(search.cursor ?? '')) return bundled.search(search)
      return provider.search(search).catch((error: unknown) => {
        log.warn({ ...describeError(error) }, 'the provider of GIFs did not answer')
        return bundled.search({ ...search, cursor: null })
      })
    },
    knows: async (name) => (await bundled.knows(name)) || (await provider.knows(name)),
    open: (name) => provider.open(name),
  }
}
