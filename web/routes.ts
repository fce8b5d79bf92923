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
  // /members/{id}/signup
  route('chats/:id?', 'conversations/chats-page.tsx'),
  route('account-deleted', 'members/leave/account-deleted-page.tsx'),
  // /complaints
  route('complete-signup', 'members/complete-signup-page.tsx'),
  route('credits', 'credits/credits-page.tsx'),
  // /credits/repeat-order: not built yet, and no bundle's id.
  route('credits/repeat-order', 'layouts/not-found-page.tsx', { id: 'repeat-order' }),
  route('credits/:id/:paymentmethod?', 'credits/checkout-page.tsx'),
  // /directdebit
  // /lang-config
  route('login', 'members/login-page.tsx'),
  // /match-finder
  route('notifications', 'members/settings/settings-page.tsx'),
  // /premium
  // /pricing
  // /profile
  // /reset-password
  // /reset-password/do
  route('signup', 'members/signup-page.tsx'),
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
  // payment provider's own page; and the steps of deleting the account, before /account-deleted.
  route('manifest.webmanifest', 'brand/manifest-route.ts'),
  route('favicon.ico', 'brand/favicon-route.ts'),
  route('sandbox/:id', 'payments/sandbox-page.tsx'),
  route('delete-account', 'members/leave/leave-page.tsx'),
  // In development only: every piece of the UI kit in every state.
  ...(process.env.NODE_ENV === 'development' ? [route('styleguide', 'ui/styleguide-page.tsx')] : []),
  route('*', 'layouts/not-found-page.tsx'),
] satisfies RouteConfig
