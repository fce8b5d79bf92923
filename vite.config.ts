import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const unguardedReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

const guarded = 'if (window.routeFileFailed?.()) return new Promise(() => {}); throw error;'

/**
 * React Router reloads the page, again and again, when a page's file cannot be loaded. The specification asks for one
 * reload a minute: web/platform/chunk-guard.ts decides instead.
 */
function guardRouteFiles(): Plugin {
  return {
    name: 'guard-route-files',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/dom/ssr/routeModules.js')) return undefined
      if (!unguardedReload.test(code))
        throw new Error('React Router no longer reloads where this plugin expects it.')
      return { code: code.replace(unguardedReload, guarded), map: null }
    },
  }
}

/**
 * Lays each text file's compressed forms beside it, so that the server compresses none of them twice. It reads what was
 * written: Vite changes the code until then.
 */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '.' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        if (!/\.(js|css|svg)$/.test(fileName)) continue
        const file = join(dir, fileName)
        const source = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(source))
        writeFileSync(`${file}.gz`, gzipSync(source))
      }
    },
  }
}

/** What nearly every page needs travels in a few files instead of fifty: fewer requests, and gzip sees more at once. */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|use-intl|intl-messageformat|@formatjs)[\\/]/,
  },
  { name: 'kit', test: /(lucide-react|web[\\/](ui|platform|layouts|brand)|common)[\\/]/, minShareCount: 4 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), guardRouteFiles(), precompress()],
  worker: { format: 'es' },
  build: { target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: './web/handler.ts' } } },
  },
})
