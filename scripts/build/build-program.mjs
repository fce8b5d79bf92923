import { join } from 'node:path'
import { build } from 'vite'
import { programs } from './programs.mjs'
import { root } from '../project.mjs'

/**
 * Bundles our own code into `build/program`, a file each for what Node starts and shared ones for the rest. Packages stay
 * outside, but for the one whose hundreds of small files took a quarter of a start (docs/decisions/0007-built-server.md).
 */
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: ['drizzle-orm'] },
  build: {
    ssr: true,
    outDir: join(root, 'build', 'program'),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((source) => [source.replace(/\.ts$/, ''), join(root, source)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
})
