import { index, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * The site's table of contents: the specification's addresses in its order. A commented address is not built yet and
 * answers 404.
 */
export default [
  index('index/index-page.tsx'),
  route('likes/:type?', 'likes/likes-page.tsx'),
  route('likes/m/:id', 'conversations/match/match-page.tsx'),
  route('members', 'profiles/members-page.tsx'),
  route('members/:id', 'profiles/profile-page.tsx'),
  route('members/:id/chat', 'conversations/member-chat-page.tsx'),
  route('members/:id/landing', 'landers/member/window-page.tsx'),
  route('members/:id/landing2/:slug?', 'landers/member/letter-page.tsx'),
  route('members/:id/landing3/:slug?', 'landers/member/ticket-page.tsx'),
  route('members/:id/signup', 'signup/member-signup-page.tsx'),
  route('chats/:id?', 'conversations/chats-page.tsx'),
  route('account-deleted', 'members/leave/account-deleted-page.tsx'),
  route('complaints', 'safety/complaints-page.tsx'),
  route('complete-signup', 'signup/complete-signup-page.tsx'),
  route('credits', 'credits/credits-page.tsx'),
  route('credits/repeat-order', 'payments/repeat-order-page.tsx'),
  route('credits/:id/:paymentmethod?', 'payments/checkout-page.tsx'),
  route('directdebit', 'payments/debit/directdebit-page.tsx'),
  route('lang-config', 'languages/language-page.tsx'),
  route('login', 'members/sign-in/login-page.tsx'),
  route('match-finder', 'likes/finder/match-finder-page.tsx'),
  route('notifications', 'settings/settings-page.tsx'),
  route('premium', 'credits/premium-page.tsx'),
  route('pricing', 'credits/pricing-page.tsx'),
  route('profile', 'profiles/own-profile-page.tsx'),
  // Beyond the specification: the phone's account page, and parts of the own profile.
  route('account', 'members/account-page.tsx'),
  route('age', 'members/age/age-page.tsx'),
  route('age/return', 'members/age/age-return-page.tsx'),
  route('age/closed', 'members/age/age-closed-page.tsx'),
  route('age/sandbox', 'members/age/age-sandbox-page.tsx'),
  route('profile/album', 'profiles/album/album-page.tsx'),
  route('profile/photos', 'profiles/photos-page.tsx'),
  route('profile/verify', 'profiles/verify/verify-page.tsx'),
  // Beyond the specification: who looked at the member, and whom the member saved.
  route('visitors', 'profiles/visitors/visitors-page.tsx'),
  route('favourites', 'profiles/saved/favourites-page.tsx'),
  route('reset-password', 'members/sign-in/reset-password-page.tsx'),
  route('reset-password/do', 'members/sign-in/new-password-page.tsx'),
  route('signup', 'signup/signup-page.tsx'),
  route('signup-matches', 'likes/finder/signup-matches-page.tsx'),
  route('swipe-game', 'likes/swipe/swipe-page.tsx'),
  route('activate/done', 'members/addresses/activate-done-page.tsx'),
  route('activate/error', 'members/addresses/activate-error-page.tsx'),
  route('mail-change/do', 'members/addresses/mail-change-page.tsx'),
  route('transactions/:id?', 'payments/transactions-page.tsx'),
  // Beyond the specification: the withdrawal function, and asking for a refund.
  route('withdraw', 'payments/spending/withdraw-page.tsx'),
  route('landers/tinderswipe', 'landers/tinderswipe/tinderswipe-page.tsx'),
  route('landers/alonetonight/:slug?', 'landers/alonetonight/alonetonight-page.tsx'),
  route('landers/collagelanding/:slug?', 'landers/collage/collage-page.tsx'),
  route('landers/gallery/:slug?', 'landers/gallery/gallery-page.tsx'),
  route('landers/iconslanding/:slug?', 'landers/icons/icons-page.tsx'),
  route('landers/maplanding/:slug?', 'landers/map/map-page.tsx'),
  route('landers/socialnetwork/:slug?', 'landers/social/social-page.tsx'),
  route('landers/transitionsvideolanding/:slug?', 'landers/transitions/transitions-page.tsx'),
  route('landers/video/:slug?', 'landers/video/video-page.tsx'),
  // The page answers 404 for whatever has not the form of a token.
  route(':token', 'members/sign-in/login-link-page.tsx'),
  route('pages/faq', 'legal/faq-page.tsx'),
  // /pages/ban, cookies, privacy, return-policy, service and terms; and beyond the specification /pages/accessibility.
  route('pages/:page', 'legal/long-text-page.tsx'),
  // Beyond the specification: the own profile as others see it, what an installed app is called, its icon for whoever asks by habit, the sandbox payment
  // provider's own page, where the link to unsubscribe of a mail leads, the mails of a demo, and the steps
  // of deleting the account, before /account-deleted.
  route('profile/preview', 'profiles/own-preview-page.tsx'),
  route('manifest.webmanifest', 'brand/manifest-route.ts'),
  // The service worker, and the page that it shows at any address without a connection.
  route('sw-push.js', 'installed/worker-route.ts'),
  route('offline', 'installed/offline-page.tsx'),
  route('favicon.ico', 'brand/favicon-route.ts'),
  route('sandbox/:id', 'payments/sandbox-page.tsx'),
  route('unsubscribe', 'notifications/unsubscribe-page.tsx'),
  route('outbox/:id?', 'notifications/outbox-page.tsx'),
  route('delete-account', 'members/leave/leave-page.tsx'),
  // In development only: every UI component in every state.
  ...(process.env.NODE_ENV === 'development' ? [route('styleguide', 'styleguide/styleguide-page.tsx')] : []),
  route('*', 'layouts/not-found-page.tsx'),
] satisfies RouteConfig
