import type { Plugin } from 'vite'

const module = '\0no-cookies'

/** The API's typed client can write a Cookie header. A browser lets nobody do so, and its pages do without that code. */
export function leaveOutCookies(): Plugin {
  return {
    name: 'leave-out-cookies',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === '../utils/cookie.js' && importer?.includes('/hono/dist/client/') ? module : undefined
    },
    load(id) {
      return id === module ? 'export const serialize = () => ""' : undefined
    },
  }
}
