import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The site's table of contents: the specification's addresses in its order. A commented line is not built yet: 404. */
export default [
  index('index/index-page.tsx'),
  route('likes/:type?', 'likes/likes-page.tsx'),
  // /likes/m/{id}
  route('members', 'profiles/members-page.tsx'),
  route('members/:id', 'profiles/profile-page.tsx'),
  route('members/:id/chat', 'conversations/member-chat-page.tsx'),
  // /members/{id}/landing
  // /members/{id}/landing2/{slug?}
  // /members/{id}/landing3/{slug?}
  route('members/:id/signup', 'signup/member-signup-page.tsx'),
  route('chats/:id?', 'conversations/chats-page.tsx'),
  // /account-deleted
  // /complaints
  route('complete-signup', 'signup/complete-signup-page.tsx'),
  route('credits', 'credits/credits-page.tsx'),
  // /credits/repeat-order: not built yet, and no bundle's id.
  route('credits/repeat-order', 'layouts/not-found-page.tsx', { id: 'repeat-order' }),
  route('credits/:id/:paymentmethod?', 'credits/checkout-page.tsx'),
  // /directdebit
  // /lang-config
  route('login', 'members/login-page.tsx'),
  // /match-finder
  // /notifications
  // /premium
  // /pricing
  // /profile
  // /reset-password
  // /reset-password/do
  route('signup', 'signup/signup-page.tsx'),
  // /signup-matches
  // /swipe-game
  // /activate/done
  // /activate/error
  // /mail-change/do
  route('transactions/:id?', 'payments/transactions-page.tsx'),
  // /landers/tinderswipe
  // /landers/{alonetonight|collagelanding|gallery|iconslanding|maplanding|socialnetwork|transitionsvideolanding|video}/{slug?}
  // /{token}
  // /pages/ban
  // /pages/cookies
  // /pages/faq
  // /pages/privacy
  // /pages/return-policy
  // /pages/service
  // /pages/terms
  // Beyond the specification: what an installed app is called, its icon for whoever asks by habit, and the sandbox
  // payment provider's own page.
  route('manifest.webmanifest', 'brand/manifest-route.ts'),
  route('favicon.ico', 'brand/favicon-route.ts'),
  route('sandbox/:id', 'payments/sandbox-page.tsx'),
  // In development only: every piece of the UI kit in every state.
  ...(process.env.NODE_ENV === 'development' ? [route('styleguide', 'ui/styleguide-page.tsx')] : []),
  route('*', 'layouts/not-found-page.tsx'),
] satisfies RouteConfig
