/**
 * Which file of the browser's build a module travels in. What nearly every page needs travels in a few files instead of
 * fifty: fewer requests, and gzip sees more at once. A module that is listed below leaves that rule. A line is a file, or
 * a folder that ends with a slash, as seen from the project's root; of two lists that have a module the first counts.
 */

const icons = 'node_modules/lucide/dist/esm/icons/'

/** What few pages need, such as the signup's questions: each stays in a file that those pages alone load. */
const seldom = [
  `${icons}flask-conical.mjs`,
  `${icons}pencil.mjs`,
  `${icons}shield-check.mjs`,
  `${icons}wallet.mjs`,
  'common/profiles/age-on.ts',
  'common/sites/countries.ts',
  'common/text/fold-text.ts',
  'common/text/hidden-words.ts',
  'common/profiles/judge-birth-date.ts',
  'common/profiles/kept-photo.ts',
  'common/text/look-alikes.ts',
  'common/profiles/prompts.ts',
  'common/conversations/reactions.ts',
  'web/brand/drawings/',
  'web/brand/gifts/',
  'web/brand/large-portraits.ts',
  'web/brand/large-portraits/',
  'web/brand/portraits/',
  'web/brand/share-head.tsx',
  'web/conversations/composer/outbox-photos.ts',
  'web/conversations/composer/post-kind.ts',
  'web/conversations/composer/send-bar.tsx',
  'web/conversations/composer/use-send-kind.ts',
  'web/conversations/kinds/',
  'web/conversations/match/match-photos.tsx',
  'web/conversations/openers/openers.ts',
  'web/landers/',
  'web/likes/like-button.tsx',
  'web/members/place/locate-button.tsx',
  'web/members/place/place-field.tsx',
  'web/members/premium-alert.tsx',
  'web/members/push/push-device.ts',
  'web/members/push/use-push.ts',
  'web/members/place/use-location.ts',
  'web/members/sign-in/with-cookies.ts',
  'web/safety/',
  'web/payments/cards/cards-query.ts',
  'web/payments/cards/use-card-name.ts',
  'web/payments/end-purchase.ts',
  'web/payments/payments-query.ts',
  'web/payments/repeat/',
  'client/api/send-by-xhr.ts',
  'web/site/api/upload-file.ts',
  'web/site/page/forget-device.ts',
  'web/profiles/card/fictional.tsx',
  'web/profiles/card/member-grid.tsx',
  'web/profiles/card/member-pages.tsx',
  'web/profiles/own-photos-query.ts',
  'web/profiles/own-profile-query.ts',
  'web/profiles/own/',
  'web/profiles/photo-picker.tsx',
  'web/profiles/photo-review-query.ts',
  'web/profiles/photo-tips.tsx',
  'web/profiles/profiles-query.ts',
  'web/profiles/search/',
  'web/profiles/sendable-picture.ts',
  'web/profiles/use-delete-photo.ts',
  'web/profiles/use-photo-input.tsx',
  'web/profiles/use-picked-photo.ts',
  'web/signup/',
  'ui/form/age-range.tsx',
  'ui/form/birth-date.ts',
  'ui/form/combobox.tsx',
  'ui/form/date-of-birth.tsx',
  'ui/form/match-options.ts',
  'ui/form/radio-cards.tsx',
  'ui/form/radio-chips.tsx',
  'ui/form/segmented-control.tsx',
  'ui/form/select.tsx',
  'ui/form/step-progress.tsx',
  'ui/form/switch.tsx',
  'ui/form/use-combobox.ts',
  'ui/media/gallery-parts.tsx',
  'ui/media/gallery.tsx',
  'ui/media/lightbox.tsx',
  'ui/media/photo-card.tsx',
  'ui/media/photo-marks.tsx',
  'ui/table/',
  'ui/tabs.tsx',
]

/** Together, since few pages have either and the settings have both. */
const forms = ['client/page/use-submit.ts', 'ui/form/text-area.tsx']

/** What only pages behind the login need travels apart from what login and signup load too. */
const inside = [
  `${icons}locate-fixed.mjs`,
  `${icons}plus.mjs`,
  `${icons}send-horizontal.mjs`,
  `${icons}trash.mjs`,
  'web/conversations/chat-lists-query.ts',
  'web/conversations/composer/',
  'web/conversations/conversations-query.ts',
  'web/members/place/place-queries.ts',
  'web/profiles/card/use-place.ts',
  'ui/button/chip.tsx',
  'ui/infinite-list.tsx',
  'ui/overlay/sheet.tsx',
]

/** The people of a brand's first page: the login shows them, and so does a page or two behind it. */
const people = ['web/brand/brand-portraits.ts', 'web/brand/chosen-people.ts']

/** What the pages of an account's access share: login, activation, mailed links, a new password. */
const account = [
  'web/brand/arches.tsx',
  'web/members/account-frame.tsx',
  'web/members/addresses/activation-address.tsx',
  'web/members/addresses/activation-query.ts',
  'web/members/addresses/activation-steps.tsx',
  'web/members/sign-in/auth-layout.tsx',
  'web/members/addresses/check-link.ts',
  'web/members/sign-in/link-step.tsx',
  'web/members/sign-in/login-bar.tsx',
  'web/members/submit-button.tsx',
]

/** What only the pages on which one pays share. */
const buying = [
  'common/payments/discount-rules.ts',
  'web/payments/checkout/terms-line.tsx',
  'web/payments/checkout/use-order-total.ts',
  'web/payments/checkout/use-pay.ts',
  'web/payments/checkout/waiting-payment.tsx',
  'web/payments/methods/',
  'web/promotions/discount-end.tsx',
  'web/promotions/discount-line.tsx',
  'web/promotions/use-discount-name.ts',
  'web/promotions/use-offer-moment.ts',
  'web/promotions/use-prices.ts',
]

/** What stands around every page beside the kit. */
const around = [
  'common/sites/site-entry.ts',
  'web/promotions/time-bonus/members-area.ts',
  'web/promotions/time-bonus/time-bonus-query.ts',
  'web/promotions/time-bonus/use-time-bonus.ts',
]

/** In the order in which they are asked. */
export const chunkLists = { seldom, forms, inside, people, account, buying, around }

/** Packages that every page with React needs. */
const vendor = /^node_modules\/(react|react-dom|scheduler|react-router|@tanstack|use-intl)\//

/** What every page is made of: icons, kit, client, frame, brand. */
const kit = /^(node_modules\/lucide|ui|client|web\/(frame|layouts|site|brand))\//

/** All else that is ours. Texts are files of their own, one for each language. */
const shared = /^(ui|client|web|common(?!\/messages))\//

/** The list that has a module, if any does. `path` is seen from the project's root. */
export function listOf(path: string): string | undefined {
  return Object.entries(chunkLists).find(([, lines]) => lines.some((line) => has(line, path)))?.[0]
}

function has(line: string, path: string): boolean {
  return line.endsWith('/') ? path.startsWith(line) : path === line
}

/** The groups for the bundler. A module that fewer pages share than a group asks for stays with those pages. */
export function chunkGroups(root: string) {
  const pathOf = (id: string) => {
    const path = id.replaceAll('\\', '/').replace(/\?.*$/, '')
    // Packages may lie elsewhere, behind a link.
    const inPackages = path.lastIndexOf('/node_modules/')
    return path.slice(inPackages < 0 ? root.length : inPackages + 1)
  }
  const byRule = (rule: RegExp) => (id: string) => rule.test(pathOf(id)) && listOf(pathOf(id)) === undefined
  const byList = (name: string) => (id: string) => listOf(pathOf(id)) === name
  return [
    { name: 'vendor', test: byRule(vendor) },
    {
      name: 'kit',
      test: (id: string) => byRule(kit)(id) || byList('around')(id),
      minShareCount: 2,
    },
    { name: 'shared', test: byRule(shared), minShareCount: 3 },
    { name: 'forms', test: byList('forms') },
    { name: 'inside', test: byList('inside'), minShareCount: 3 },
    { name: 'people', test: byList('people'), minShareCount: 2 },
    { name: 'account', test: byList('account'), minShareCount: 2 },
    { name: 'buying', test: byList('buying'), minShareCount: 3 },
  ]
}
