import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTargets } from './scripts/browsers/supported-browsers.ts'
import { compileLongTexts } from './scripts/vite/compile-long-texts.ts'
import { compileMessages } from './scripts/vite/compile-messages.ts'
import { guardRouteFiles } from './scripts/vite/guard-route-files.ts'
import { leaveOutUnused } from './scripts/vite/leave-out-unused.ts'

/** Parts that few pages need, such as the signup's pages and its dialog: they stay in files of their own. */
const seldomNeeded = String.raw`web[\\/](landers|signup|platform[\\/](page[\\/](forget-device|use-submit)\.|api[\\/](send-by-xhr|upload-file)|texts[\\/]mend-messages)|installed[\\/](installed-app|worker-link)|members[\\/]push[\\/](push-device|use-push|push-switch)|layouts[\\/](member-updates\.|confirmed-toast|review-said|time-bonus[\\/]time-bonus-(host|modal)|entry[\\/]site-entry|alerts[\\/](push-alert|install-alert|terms-alert|mail-disabled-alert))|members[\\/](with-cookies|place-field|locate-button|use-location)|ui[\\/]media[\\/](gallery|gallery-parts|lightbox|photo-card)|ui[\\/]media[\\/]photo-marks|ui[\\/](table|tabs)|payments[\\/](payments-query|repeat|end-purchase)|members[\\/](premium-alert|confirmed-once|settings[\\/](cards-query|use-card-name))|ui[\\/]form[\\/](radio-cards|segmented-control|select|age-range|radio-chips|switch|use-combobox|combobox|match-options|date-of-birth|birth-date|text-area|field-group|step-progress)|brand[\\/](share-head|drawings|gifts|portraits|large-portraits|brand-portraits|chosen-people)|profiles[\\/](profile|photo-picker|photo-tips|photo-review-query|use-delete-photo|search[\\/]search-(state|query)|own|saved|visitors|photos|album|verify|search|card[\\/](fictional|member-pages|member-grid)|use-photo-input|use-picked-photo|sendable-picture)|conversations[\\/](keep-chats|openers[\\/]openers|gifts|gifs|pictures|emoji|kinds|composer[\\/](send-bar|use-send-kind|post-kind|outbox-photos)|match[\\/](match-(photos|view|actions)|use-close-on-leaving))|likes[\\/](like-button|finder[\\/]fit-list|swipe|unlike-dialog|use-unlike|game-links)|moderation)|common[\\/](judge-birth-date|age-on|fold-text|hidden-words|look-alikes|kept-photo|prompts|gifts|gifs|reactions|countries)\.|icons[\\/]flask-conical\.`

/** What only pages behind the login need travels apart from what login and signup load too. */
const insideOnly = String.raw`icons[\\/](landmark|locate-fixed|pencil|plus|send-horizontal|shield-check|ticket|trash|wallet)\.|web[\\/](conversations[\\/](composer(?![\\/](send-bar|use-send-kind|post-kind|outbox-photos))|conversations-query|chat-lists-query)|profiles[\\/]card[\\/]use-place|members[\\/]place-queries|ui[\\/](overlay[\\/]sheet|infinite-list|button[\\/]chip))`

/** The people of a brand's first page: the login shows them, and so does a page or two behind it. */
const brandPeople = String.raw`web[\\/]brand[\\/](brand-portraits|chosen-people)`

/** What the pages of an account's access share: login, activation, mailed links, a new password. */
const accountOnly = String.raw`web[\\/](index[\\/]arches|members[\\/](auth-layout|login-bar|submit-button|activation|link-step|account-frame|check-link))`

/** What only the pages on which one pays share. */
const buyingOnly = String.raw`web[\\/]credits[\\/](checkout[\\/](?!checkout-record)|methods|bundle-choice|discounts[\\/](?!use-percent))|common[\\/]discount-rules`
const notApart = `(?!.*(${seldomNeeded}|${insideOnly}|${accountOnly}|${buyingOnly}))`

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
  { name: 'people', test: new RegExp(brandPeople), minShareCount: 2 },
  { name: 'account', test: new RegExp(accountOnly), minShareCount: 2 },
  { name: 'buying', test: new RegExp(buyingOnly), minShareCount: 3 },
]

const ownFormatter = fileURLToPath(new URL('web/platform/texts/format-message.ts', import.meta.url))

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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    // With maps, so that the log names the source's lines.
    ssr: { build: { sourcemap: true, rolldownOptions: { input: './web/handler.ts' } } },
  },
})
