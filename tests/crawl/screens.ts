import type { Life, Stage } from './stages.ts'

export type Screen = {
  /** The address pattern under which `web/routes.ts` has the page. */
  route: string
  stage: Stage
  path: string | ((life: Life) => string)
  /** The message key of the screen's heading, unless that is a member's name. */
  title?: string
  /** The message keys of headings further down. */
  sections?: string[]
}

const signIn = 'members.login.welcome'
const nowhere = 'app.error.notFound'

/** The landers that are about nobody in particular. */
const landers: Screen[] = [
  ['tinderswipe', 'landers/tinderswipe'],
  ['alonetonight', 'landers/alonetonight/:slug?'],
  ['gallery', 'landers/gallery/:slug?'],
  ['icons', 'landers/iconslanding/:slug?'],
  ['map', 'landers/maplanding/:slug?'],
  ['social', 'landers/socialnetwork/:slug?'],
  ['transitions', 'landers/transitionsvideolanding/:slug?'],
  // Their headings are not their titles word for word.
  [undefined, 'landers/collagelanding/:slug?'],
  [undefined, 'landers/video/:slug?'],
].map(([name, route = '']) => ({
  route,
  stage: 'visitor',
  path: `/${route.replace('/:slug?', '')}`,
  ...(name && { title: `landers.${name}.title` }),
}))

/** Their headings are no messages. */
const texts = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'service', 'accessibility']

/**
 * Every screen of the site, as each kind of person sees it. A page of `web/routes.ts` that is neither here nor among
 * the routes without a screen fails a test.
 */
export const screens: Screen[] = [
  { route: '/', stage: 'visitor', path: '/', title: 'index.join.title' },
  ...landers,
  ...texts.map((name): Screen => ({ route: 'pages/:page', stage: 'visitor', path: `/pages/${name}` })),
  { route: 'pages/faq', stage: 'visitor', path: '/pages/faq' },
  { route: 'pages/faq', stage: 'visitor', path: '/pages/faq?q=credits' },
  { route: 'complaints', stage: 'visitor', path: '/complaints', title: 'complaints.title' },
  {
    route: 'complaints',
    stage: 'visitor',
    path: `/complaints?case=${'A'.repeat(43)}`,
    title: 'complaints.title',
  },
  { route: 'members/:id/landing', stage: 'visitor', path: ({ friend }) => `${friend}/landing` },
  {
    route: 'members/:id/landing2/:slug?',
    stage: 'visitor',
    path: ({ friend }) => `${friend}/landing2`,
    title: 'landers.member.letter.title',
  },
  {
    route: 'members/:id/landing3/:slug?',
    stage: 'visitor',
    path: ({ friend }) => `${friend}/landing3`,
    title: 'landers.member.ticket.title',
  },
  { route: 'signup', stage: 'visitor', path: '/signup', title: 'members.signup.email.question' },
  { route: 'members/:id/signup', stage: 'visitor', path: ({ friend }) => `${friend}/signup` },
  { route: 'login', stage: 'visitor', path: '/login', title: signIn },
  { route: 'login', stage: 'visitor', path: '/login?link=invalid', title: signIn },
  { route: 'members', stage: 'visitor', path: '/members', title: 'profiles.search.title' },
  { route: 'chats/:id?', stage: 'visitor', path: '/chats', title: signIn },
  { route: 'unsubscribe', stage: 'visitor', path: '/unsubscribe', title: 'mail.unsubscribe.title' },
  { route: 'outbox/:id?', stage: 'visitor', path: '/outbox', title: 'mail.outbox.title' },
  { route: 'offline', stage: 'visitor', path: '/offline', title: 'app.error.offlineTitle' },
  { route: 'lang-config', stage: 'visitor', path: '/lang-config', title: 'language.title' },
  { route: 'notifications', stage: 'visitor', path: '/notifications', title: signIn },
  { route: 'profile', stage: 'visitor', path: '/profile', title: signIn },
  { route: ':token', stage: 'visitor', path: '/nowhere', title: nowhere },
  { route: '*', stage: 'visitor', path: '/nowhere/at/all', title: nowhere },
  { route: 'reset-password', stage: 'visitor', path: '/reset-password', title: 'account.reset.heading' },
  {
    route: 'reset-password/do',
    stage: 'visitor',
    path: '/reset-password/do',
    title: 'account.reset.heading',
  },
  { route: 'activate/done', stage: 'visitor', path: '/activate/done', title: 'account.activate.doneTitle' },
  {
    route: 'activate/error',
    stage: 'visitor',
    path: '/activate/error',
    title: 'account.activate.errorTitle',
  },
  {
    route: 'mail-change/do',
    stage: 'visitor',
    path: '/mail-change/do',
    title: 'account.mailChange.invalidTitle',
  },
  { route: 'credits/repeat-order', stage: 'visitor', path: '/credits/repeat-order', title: signIn },
  { route: 'premium', stage: 'visitor', path: '/premium', title: signIn },
  { route: 'pricing', stage: 'visitor', path: '/pricing?country=PL', title: 'pricing.title' },

  { route: 'account-deleted', stage: 'visitor', path: '/account-deleted', title: 'leaving.deleted.title' },
  {
    route: 'account-deleted',
    stage: 'visitor',
    path: `/account-deleted?token=${'A'.repeat(43)}`,
    title: 'leaving.invalid.title',
  },

  {
    route: 'complete-signup',
    stage: 'incomplete',
    path: '/complete-signup',
    title: 'photos.title',
  },

  { route: 'notifications', stage: 'incomplete', path: '/notifications', title: 'settings.title' },

  ...(['place', 'gender', 'sexuality', 'interests', 'prompt', 'about'] as const).map((step) => ({
    route: 'complete-signup',
    stage: 'asked' as const,
    path: `/complete-signup?step=${step}`,
    title: `members.signup.${step}.question`,
  })),

  { route: 'complete-signup', stage: 'newcomer', path: '/complete-signup?step=complete' },
  { route: 'profile', stage: 'newcomer', path: '/profile', title: 'ownProfile.title' },
  { route: 'profile/preview', stage: 'newcomer', path: '/profile/preview', title: 'ownProfile.title' },
  { route: 'likes/:type?', stage: 'newcomer', path: '/likes', title: 'likes.title' },
  { route: 'likes/:type?', stage: 'newcomer', path: '/likes/sent', title: 'likes.title' },
  { route: 'likes/:type?', stage: 'newcomer', path: '/likes/matches', title: 'likes.title' },
  { route: 'swipe-game', stage: 'newcomer', path: '/swipe-game', title: 'games.swipe.title' },
  { route: 'match-finder', stage: 'newcomer', path: '/match-finder', title: 'games.finder.title' },
  {
    route: 'match-finder',
    stage: 'newcomer',
    path: '/match-finder?intent=open&mood=cosy&near=any&age=any',
    title: 'games.finder.title',
  },
  { route: 'signup-matches', stage: 'newcomer', path: '/signup-matches', title: 'games.signup.title' },
  { route: 'chats/:id?', stage: 'newcomer', path: '/chats', title: 'conversations.title' },
  { route: 'premium', stage: 'newcomer', path: '/premium' },
  { route: 'pricing', stage: 'newcomer', path: '/pricing', title: 'pricing.title' },
  { route: 'credits/repeat-order', stage: 'newcomer', path: '/credits/repeat-order', title: 'credits.title' },
  { route: 'transactions/:id?', stage: 'newcomer', path: '/transactions', title: 'payments.title' },
  {
    route: 'transactions/:id?',
    stage: 'newcomer',
    path: '/transactions?show=credits',
    title: 'payments.title',
  },
  {
    route: 'notifications',
    stage: 'newcomer',
    path: '/notifications',
    title: 'settings.title',
    sections: ['settings.sections.email', 'settings.sections.sessions'],
  },
  { route: 'profile/album', stage: 'newcomer', path: '/profile/album', title: 'photoReview.album.title' },
  { route: 'profile/verify', stage: 'newcomer', path: '/profile/verify', title: 'photoReview.verify.title' },
  { route: 'visitors', stage: 'newcomer', path: '/visitors', title: 'visitors.visitors.title' },
  { route: 'favourites', stage: 'newcomer', path: '/favourites', title: 'visitors.favourites.title' },
  { route: 'pages/:page', stage: 'newcomer', path: '/pages/terms' },
  { route: 'pages/faq', stage: 'newcomer', path: '/pages/faq' },
  { route: 'complaints', stage: 'newcomer', path: '/complaints', title: 'complaints.title' },
  { route: 'lang-config', stage: 'newcomer', path: '/lang-config', title: 'language.title' },
  {
    route: 'members',
    stage: 'newcomer',
    path: '/members?min_age=98&max_age=99',
    title: 'profiles.search.title',
  },

  { route: 'delete-account', stage: 'newcomer', path: '/delete-account', title: 'leaving.reason.question' },
  {
    route: 'delete-account',
    stage: 'newcomer',
    path: '/delete-account?step=instead',
    title: 'leaving.instead.question',
  },
  {
    route: 'delete-account',
    stage: 'newcomer',
    path: '/delete-account?step=confirm',
    title: 'leaving.confirm.question',
  },

  { route: 'members', stage: 'free', path: '/members', title: 'profiles.search.title' },
  { route: 'members/:id', stage: 'free', path: ({ friend }) => friend },
  { route: 'members/:id/chat', stage: 'free', path: ({ stranger }) => `${stranger}/chat` },
  { route: 'chats/:id?', stage: 'free', path: '/chats', title: 'conversations.title' },
  { route: 'chats/:id?', stage: 'free', path: ({ chat }) => chat },
  { route: 'credits', stage: 'free', path: '/credits', title: 'credits.title' },
  {
    route: 'credits/:id/:paymentmethod?',
    stage: 'free',
    path: ({ checkout }) => checkout,
    title: 'credits.check_and_pay',
  },
  { route: 'profile/photos', stage: 'free', path: '/profile/photos', title: 'photos.manage.page' },
  { route: 'transactions/:id?', stage: 'free', path: '/transactions', title: 'payments.title' },
  {
    route: 'transactions/:id?',
    stage: 'free',
    path: ({ cancelled }) => cancelled,
    title: 'payments.failed_title',
  },
  {
    route: 'transactions/:id?',
    stage: 'free',
    path: ({ order }) => order,
    title: 'payments.pending_title',
  },
  { route: 'sandbox/:id', stage: 'free', path: ({ sandbox }) => sandbox, title: 'payments.sandbox.title' },

  { route: 'transactions/:id?', stage: 'premium', path: ({ order }) => order },
  { route: 'members/:id', stage: 'premium', path: ({ friend }) => friend },
  { route: 'likes/:type?', stage: 'premium', path: '/likes', title: 'likes.title' },
  { route: 'likes/:type?', stage: 'premium', path: '/likes/sent', title: 'likes.title' },
  { route: 'chats/:id?', stage: 'premium', path: ({ chat }) => chat },
  { route: 'credits', stage: 'premium', path: '/credits', title: 'credits.title' },
  { route: 'premium', stage: 'premium', path: '/premium' },
  {
    route: 'credits/repeat-order',
    stage: 'premium',
    path: '/credits/repeat-order',
    title: 'credits.check_and_pay',
  },
  {
    route: 'credits/:id/:paymentmethod?',
    stage: 'premium',
    path: ({ checkout }) => checkout,
    title: 'credits.check_and_pay',
  },
  {
    route: 'transactions/:id?',
    stage: 'premium',
    path: '/transactions?show=credits',
    title: 'payments.title',
  },
  { route: 'directdebit', stage: 'premium', path: ({ debit }) => debit, title: 'directDebit.title' },
  { route: 'transactions/:id?', stage: 'premium', path: '/transactions', title: 'payments.title' },
  { route: 'age', stage: 'premium', path: '/age', title: 'account.age.title' },
  // Without an answer of a provider.
  { route: 'age/return', stage: 'premium', path: '/age/return', title: 'age.back.failed' },
  { route: 'age/sandbox', stage: 'premium', path: '/age/sandbox?state=none', title: 'age.sandbox.title' },
  { route: 'age/closed', stage: 'visitor', path: '/age/closed', title: 'age.closed.title' },
  { route: 'account', stage: 'premium', path: '/account', title: 'app.nav.account' },
  { route: 'withdraw', stage: 'premium', path: '/withdraw', title: 'spending.withdraw.title' },

  { route: 'members', stage: 'settled', path: '/members', title: 'profiles.search.title' },
  { route: 'members/:id', stage: 'settled', path: ({ friend }) => friend },
  { route: 'members/:id/chat', stage: 'settled', path: ({ friend }) => `${friend}/chat` },
  { route: 'likes/:type?', stage: 'settled', path: '/likes', title: 'likes.title' },
  { route: 'likes/m/:id', stage: 'settled', path: ({ match }) => match },
  { route: 'chats/:id?', stage: 'settled', path: '/chats', title: 'conversations.title' },
  { route: 'chats/:id?', stage: 'settled', path: '/chats?list=archived', title: 'conversations.title' },
  { route: 'chats/:id?', stage: 'settled', path: ({ chat }) => chat },
  { route: 'credits', stage: 'settled', path: '/credits', title: 'credits.title' },
  { route: 'transactions/:id?', stage: 'settled', path: '/transactions', title: 'payments.title' },
  { route: 'profile/album', stage: 'settled', path: '/profile/album', title: 'photoReview.album.title' },
  { route: 'profile/verify', stage: 'settled', path: '/profile/verify', title: 'photoReview.verify.title' },
  { route: 'notifications', stage: 'settled', path: '/notifications', title: 'settings.title' },
  { route: 'visitors', stage: 'settled', path: '/visitors', title: 'visitors.visitors.title' },
  { route: 'favourites', stage: 'settled', path: '/favourites', title: 'visitors.favourites.title' },
  { route: 'profile', stage: 'settled', path: '/profile', title: 'ownProfile.title' },
  { route: 'profile/preview', stage: 'settled', path: '/profile/preview', title: 'ownProfile.title' },
]

/** Routes without a screen, each with its reason. */
export const withoutScreen: Record<string, string> = {
  'sw-push.js': 'the service worker; the installed app’s story runs it',
  'manifest.webmanifest': 'a file for the browser; the brands’ story reads it',
  'favicon.ico': 'a picture; the brands’ story asks for it',
  styleguide: 'in development only; the step styleguide walks it',
}
