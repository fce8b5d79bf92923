import type { Plugin } from 'vite'

const unguardedReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

const guarded = 'if (window.routeFileFailed?.()) return new Promise(() => {}); throw error;'

/**
 * React Router reloads the page, again and again, when a page's file cannot be loaded. The specification asks for one
 * reload a minute: client/boot/chunk-guard.ts decides instead.
 */
export function guardRouteFiles(): Plugin {
  return {
    name: 'guard-route-files',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/dom/ssr/routeModules.js')) return undefined
      return { code: withGuard(code), map: null }
    },
  }
}

/** @internal For the test. */
export function withGuard(code: string): string {
  if (!unguardedReload.test(code))
    throw new Error('React Router no longer reloads where this plugin expects it.')
  return code.replace(unguardedReload, guarded)
}
