import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/vite/compile-messages.ts'
import { guardRouteFiles } from './scripts/vite/guard-route-files.ts'

/** Parts that few pages need, such as the signup's pages and its dialog: they stay in files of their own. */
const seldomNeeded = String.raw`web[\\/](landers|signup|members[\\/](place-field|locate-button|use-location)|ui[\\/]media[\\/](gallery|gallery-parts|lightbox|photo-card)|ui[\\/]form[\\/](use-combobox|combobox|match-options|date-of-birth|birth-date|text-area|field-group|step-progress)|brand[\\/](drawings|gifts|portraits|large-portraits|brand-portraits|chosen-people)|profiles[\\/](profile|own|saved|visitors|photos|album|verify|search|card[\\/](fictional|member-pages|member-grid)|use-photo-input|use-picked-photo|as-jpeg)|conversations[\\/](gifts|gifs|pictures|emoji|kinds|composer[\\/](send-bar|use-send-kind)|match[\\/](match-(photos|view|actions)|use-close-on-leaving))|likes[\\/](like-button|finder[\\/]fit-list|swipe|unlike-dialog|use-unlike|game-links)|moderation)|common[\\/](fold-text|prompts|gifts|gifs|reactions)\.`

/** What only pages behind the login need travels apart from what login and signup load too. */
const insideOnly = String.raw`icons[\\/](landmark|locate-fixed|pencil|plus|send-horizontal|shield-check|ticket|trash|wallet)\.|web[\\/](conversations[\\/](composer|openers)|credits|profiles[\\/]card[\\/]use-place|members[\\/](place-queries|activation|link-step|account-frame|use-account-form|check-link)|platform[\\/]api[\\/](send-by-xhr|upload-file)|ui[\\/](table|tabs|overlay[\\/]sheet|infinite-list|form[\\/](radio-cards|segmented-control|select)|button[\\/]chip|notice[\\/]skeleton))`
const notApart = `(?!.*(${seldomNeeded}|${insideOnly}))`

/** What nearly every page needs travels in a few files instead of fifty: fewer requests, and gzip sees more at once. */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|use-intl)[\\/]/,
  },
  {
    name: 'kit',
    test: new RegExp(String.raw`^${notApart}.*(lucide|web[\\/](ui|layouts|platform|brand))[\\/]`),
    minShareCount: 2,
  },
  {
    name: 'shared',
    test: new RegExp(String.raw`^${notApart}.*(web|common(?!.*messages))[\\/]`),
    minShareCount: 3,
  },
  { name: 'inside', test: new RegExp(insideOnly), minShareCount: 3 },
]

const ownFormatter = fileURLToPath(new URL('web/platform/texts/format-message.ts', import.meta.url))

export default defineConfig({
  plugins: [tailwindcss(), compileMessages(), reactRouter(), guardRouteFiles()],
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: ownFormatter }] },
  // Bundled, so that the alias above holds for it on the server too.
  ssr: { noExternal: ['use-intl'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // Small pictures would be written into the scripts, and every page would carry those of every brand.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: './web/handler.ts' } } },
  },
})
