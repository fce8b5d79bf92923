import type { Plugin } from 'vite'

type Unused = { package: string; source: RegExp; code: string }

/**
 * Parts of packages that no page of ours can come to, and what stands in their place in the browser's build.
 * @internal For the test.
 */
export const unused: Unused[] = [
  {
    // The API's typed client can write a Cookie header, which a browser lets nobody do.
    package: '/hono/dist/client/',
    source: /\/cookie\.js$/,
    code: 'export const serialize = () => ""',
  },
  {
    // Asks the server for routes one by one; `routeDiscovery` in react-router.config.ts sends all of them at once.
    package: '/react-router/dist/',
    source: /\/fog-of-war\.js$/,
    code: `
      const nothing = () => undefined
      export const URL_LIMIT = 0
      export const isFogOfWarEnabled = () => false
      export {
        nothing as getManifestPath,
        nothing as getPartialManifest,
        nothing as getPathsWithAncestors,
        nothing as getPatchRoutesOnNavigationFunction,
        nothing as handleClientVersionMismatch,
        nothing as useFogOFWarDiscovery,
      }`,
  },
  {
    // Times navigations for a listener that web/entry.client.tsx does not give.
    package: '/react-router/dist/',
    source: /\/instrumentation\.js$/,
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = undefined`,
  },
]

/** Keeps code that is never run out of what a browser loads: 3 kB (gzip) of each page. */
export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const at = unused.findIndex((part) => importer?.includes(part.package) && part.source.test(source))
      return at < 0 ? undefined : `\0unused-${at}`
    },
    load(id) {
      const [, at] = /^\0unused-(\d)$/.exec(id) ?? []
      return at ? unused[Number(at)]?.code : undefined
    },
  }
}
