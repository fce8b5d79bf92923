import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/vite/compile-messages.ts'
import { guardRouteFiles } from './scripts/vite/guard-route-files.ts'

/** What nearly every page needs travels in a few files instead of fifty: fewer requests, and gzip sees more at once. */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|use-intl)[\\/]/,
  },
  { name: 'kit', test: /(lucide-react|web[\\/](ui|platform|layouts|brand)|common)[\\/]/, minShareCount: 4 },
]

export default defineConfig({
  plugins: [tailwindcss(), compileMessages(), reactRouter(), guardRouteFiles()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // Bundled, so that the alias above holds for it on the server too.
  ssr: { noExternal: ['use-intl'] },
  worker: { format: 'es' },
  build: { target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: './web/handler.ts' } } },
  },
})
