/** Business constants of spec §9 and the server's bounds. Times are in milliseconds unless a name says otherwise. */
export const limits = {
  freePhotos: 3,
  premiumPhotos: 25,
  freeConversations: 2,
  creditsWarningAt: 10,
  refreshMs: 60_000,
  refreshDelayMs: 5_000,
  chunkReloadGuardMs: 60_000,
  httpRetries: 5,
  prefetchIdleMs: 2_000,
  sessionDays: 30,
  localeCookieDays: 365,
  countCap: 1_000,
  /** New likes, and conversations with unread messages, are counted up to here; badges say 99+ long before. */
  newsCap: 1_000,
  searchPage: 24,
  likesPage: 48,
  chatsPage: 50,
  messagesPage: 50,
  freeHistory: 500,
  loginTries: 5,
  loginBlockMinutes: 15,
  loginTriesADay: 100,
  deviceDays: 365,
  nameMin: 3,
  nameMax: 24,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  aboutMax: 2_000,
  reasonMax: 300,
  promptMax: 150,
  promptsMax: 3,
  trackingDays: 30,
  minAge: 18,
  maxAge: 99,
  bodyBytes: 64 * 1024,
} as const

export const sessionCookie = 'auth.session'
export const deviceCookie = 'auth.device'
export const localeCookie = 'locale'
export const themeCookie = 'theme'
export const trackingCookie = 'tracking'
