/** Each noun may import those before it. */
const NOUNS = [
  'sites',
  'members',
  'notifications',
  'profiles',
  'credits',
  'promotions',
  'payments',
  'likes',
  'conversations',
  'safety',
  'operators',
]

const anyOf = (names) => `(${names.join('|')})`
const TEST = '[.]test[.]tsx?$'

const nounOrder = NOUNS.map((noun, place) => ({
  name: `${noun}-imports-left`,
  comment: `server/${noun} imports only nouns to its left, the kernel, server/platform and common.`,
  severity: 'error',
  from: { path: `^server/${noun}/`, pathNot: TEST },
  to: {
    path: '^server/',
    pathNot: [`^server/${anyOf(['platform', 'mail', ...NOUNS.slice(0, place + 1)])}/`, '^server/kernel/'],
  },
}))

/** Of common, what is the same for every front end. */
const COMMON_TO_ALL = '^common/(error-codes|limits|locales|posted-form|required|wire/basics)[.]ts$'

/** The pages of a site belong to the same nouns as its server. What a page joins stands in its `-page.tsx` file. */
const PAGE = '-page[.]tsx$'

/** On a page a report begins at a profile or a message, so that its parts lie left of these. */
const WEB_NOUNS = [
  'sites',
  'members',
  'notifications',
  'safety',
  ...NOUNS.slice(3).filter((noun) => noun !== 'safety'),
]

const webNounOrder = WEB_NOUNS.map((noun, place) => ({
  name: `web-${noun}-imports-left`,
  comment: `web/${noun} imports only nouns to its left; its pages may join any.`,
  severity: 'error',
  from: { path: `^web/${noun}/`, pathNot: [TEST, PAGE] },
  to: { path: `^web/${anyOf(NOUNS)}/`, pathNot: `^web/${anyOf(WEB_NOUNS.slice(0, place + 1))}/` },
}))

export default {
  forbidden: [
    ...nounOrder,
    ...webNounOrder,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-knows-no-noun',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: TEST },
      to: { path: '^server/', pathNot: '^server/platform/' },
    },
    {
      name: 'http-knows-no-noun',
      comment:
        'A door (server/site) hands the seam what it needs of it, so that another can stand beside it.',
      severity: 'error',
      from: { path: '^server/http/', pathNot: TEST },
      to: { path: '^server/', pathNot: '^server/(http|platform)/' },
    },
    {
      name: 'mail-knows-no-noun',
      severity: 'error',
      from: { path: '^server/mail/', pathNot: TEST },
      to: { path: '^server/', pathNot: '^server/(platform|mail|kernel)/' },
    },
    {
      name: 'product-stands-without-demo-and-load',
      comment:
        'The demo is loaded dynamically, where DEMO says so; the load generator is a command of its own.',
      severity: 'error',
      from: { path: '^(server|web|common)/', pathNot: [TEST, '^server/testing/'] },
      to: { path: '^(demo|load)/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'demo-is-loaded-in-two-places',
      severity: 'error',
      from: {
        path: '^(server|web|common)/',
        pathNot: [TEST, '^server/testing/', '^server/start/(extension|prepare-database)[.]ts$'],
      },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-and-load-know-the-server-only',
      severity: 'error',
      from: { path: '^(demo|load)/', pathNot: TEST },
      to: { path: '^(web|scripts|tests|server/testing)/' },
    },
    {
      name: 'demo-knows-no-load',
      comment: 'The load generator draws on the demo for names and texts, and not the other way round.',
      severity: 'error',
      from: { path: '^demo/', pathNot: TEST },
      to: { path: '^load/' },
    },
    {
      name: 'nouns-leave-seeds-and-testing-alone',
      comment: 'Only seeds, tests and the program itself use these.',
      severity: 'error',
      from: { path: `^server/${anyOf(['platform', 'api', ...NOUNS])}/`, pathNot: TEST },
      to: { path: '^server/(seeds|testing)/' },
    },
    {
      name: 'server-imports-no-page',
      comment: 'web/handler.ts is the seam: the server hands requests to the built pages through it.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^web/', pathNot: '^web/handler[.]ts$' },
    },
    {
      name: 'web-knows-the-api-by-type',
      comment: 'Pages reach the server only through the API; of its code they see types from server/api.',
      severity: 'error',
      from: { path: '^web/', pathNot: TEST },
      to: { path: '^server/', pathNot: '^server/api/' },
    },
    {
      name: 'web-takes-types-only',
      severity: 'error',
      from: { path: '^web/', pathNot: TEST },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-imports-nothing',
      comment: 'The kit serves every front end: React, the router’s Link, the icons, and nothing of ours.',
      severity: 'error',
      from: { path: '^ui/', pathNot: TEST },
      to: {
        pathNot: ['^ui/', '^node_modules/(@types/)?(react|react-dom|react-router|lucide)/'],
      },
    },
    {
      name: 'icons-have-one-door',
      comment: 'Only the kit’s list of icons knows where the package keeps them.',
      severity: 'error',
      from: { pathNot: '^ui/icons[.]ts$' },
      to: { path: '^node_modules/lucide/' },
    },
    {
      name: 'client-knows-no-site',
      comment: 'What serves any front end is told of endpoints, texts and limits by the one that it serves.',
      severity: 'error',
      from: { path: '^client/', pathNot: TEST },
      to: { path: '^(server|web|demo|load|common)/', pathNot: COMMON_TO_ALL },
    },
    {
      name: 'web-site-knows-no-noun',
      severity: 'error',
      from: { path: '^web/site/', pathNot: TEST },
      to: { path: '^web/', pathNot: '^web/site/' },
    },
    {
      name: 'brand-knows-no-noun',
      severity: 'error',
      from: { path: '^web/brand/', pathNot: TEST },
      to: { path: '^web/', pathNot: '^web/(brand|site)/' },
    },
    {
      name: 'frame-knows-no-noun',
      comment: 'What surrounds a page and joins nouns is in web/layouts.',
      severity: 'error',
      from: { path: '^web/frame/', pathNot: TEST },
      to: { path: '^web/', pathNot: '^web/(frame|brand|site)/' },
    },
    {
      name: 'layouts-stand-around-the-nouns',
      comment: 'What joins nouns is imported by pages and by the start of the site alone.',
      severity: 'error',
      from: { path: `^web/${anyOf([...NOUNS, 'signup', 'installed'])}/`, pathNot: [TEST, PAGE] },
      to: { path: '^web/(layouts|settings|index|light)/' },
    },
    {
      name: 'pages-are-routes',
      comment: 'A page may join any nouns, so nothing but the list of routes and its own test imports one.',
      severity: 'error',
      from: { path: '^web/', pathNot: [TEST, '^web/routes[.]ts$'] },
      to: { path: PAGE, pathNot: '^web/layouts/error-page[.]tsx$' },
    },
    {
      name: 'common-imports-only-zod',
      severity: 'error',
      from: { path: '^common/', pathNot: TEST },
      to: { pathNot: ['^common/', '^node_modules/zod/'] },
    },
    {
      name: 'wire-by-type-only',
      comment: 'Schemas check what comes in; pages know what goes out by its type, and carry no schema.',
      severity: 'error',
      from: { path: '^(web|ui|client)/', pathNot: TEST },
      to: { path: '^common/wire/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'migrations-import-nothing',
      comment: 'A migration is plain SQL: what it did must not change with the program.',
      severity: 'error',
      from: { path: '^server/migrations/' },
      to: {},
    },
    {
      name: 'tests-stay-outside',
      comment: 'Production code imports no test.',
      severity: 'error',
      from: { pathNot: [TEST, '^tests/'] },
      to: { path: [TEST, '^tests/'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[.]css$|/[+]types/' },
    },
    {
      name: 'no-development-package-in-the-program',
      comment: 'Vite is loaded dynamically, in development alone; the list of routes is read by the build.',
      severity: 'error',
      from: {
        path: '^(server|web|common|demo|load)/',
        pathNot: [TEST, '^server/testing/', '^web/routes[.]ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '[.]react-router/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
