import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTargets } from './scripts/browsers/supported-browsers.ts'
import { compileLongTexts } from './scripts/vite/compile-long-texts.ts'
import { compileMessages } from './scripts/vite/compile-messages.ts'
import { guardRouteFiles } from './scripts/vite/guard-route-files.ts'
import { leaveOutUnused } from './scripts/vite/leave-out-unused.ts'
import { chunkGroups } from './web/chunks.ts'

const root = fileURLToPath(new URL('./', import.meta.url))
const ownFormatter = fileURLToPath(new URL('client/texts/format-message.ts', import.meta.url))

export default defineConfig({
  plugins: [
    tailwindcss(),
    compileMessages(),
    compileLongTexts(),
    reactRouter(),
    guardRouteFiles(),
    leaveOutUnused(),
  ],
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: ownFormatter }] },
  // Bundled, so that the alias above holds for it on the server too.
  ssr: { noExternal: ['use-intl'] },
  worker: { format: 'es' },
  build: {
    // Syntax and CSS.
    target: buildTargets,
    // Small pictures would be written into the scripts, and every page would carry those of every brand.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(root) } } } } },
    // With maps, so that the log names the source's lines.
    ssr: { build: { sourcemap: true, rolldownOptions: { input: './web/handler.ts' } } },
  },
})
