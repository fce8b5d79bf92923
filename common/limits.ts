/** Business constants of spec §9 and the server's bounds. Times are in milliseconds unless a name says otherwise. */
export const limits = {
  freePhotos: 3,
  premiumPhotos: 25,
  photoBytes: 15 * 1024 * 1024,
  /** Phones that speak of 50 have up to 50.4. */
  photoMegapixels: 51,
  /** The short side, after cropping. */
  photoMinPixels: 200,
  /** How long a live photo in the asked pose is taken. */
  poseMinutes: 15,
  albumDaysMax: 365,
  /** After a refusal, when private photos can be asked for again. */
  albumAskAgainDays: 7,
  freeConversations: 2,
  creditsWarningAt: 10,
  refreshMs: 60_000,
  refreshWithPushMs: 300_000,
  refreshDelayMs: 5_000,
  chunkReloadGuardMs: 60_000,
  httpRetries: 5,
  prefetchIdleMs: 2_000,
  sessionDays: 30,
  localeCookieDays: 365,
  /** How long a position, and the town found for it, may be taken again. */
  geolocationMs: 3_600_000,
  countCap: 1_000,
  /** New likes, and conversations with unread messages, are counted up to here; badges say 99+ long before. */
  newsCap: 1_000,
  searchPage: 24,
  savedSearches: 10,
  searchNameMax: 40,
  likesPage: 48,
  /** Likes in the swipe game a day, by the member's own clock; the table swipe_day says the same. */
  swipeLikes: 4,
  /** How long a pass of the swipe game can be taken back. */
  undoPassMs: 86_400_000,
  /** How long after a like popped up the lists of likes are loaded again (spec §7). */
  likesReloadMs: 500,
  chatsPage: 50,
  /** Pinned conversations; the table participant says the same. */
  pinnedChats: 5,
  /** Conversations of the archive and requests are counted up to here. */
  chatListCap: 100,
  chatSearchMin: 2,
  chatSearchMax: 60,
  chatSearchWords: 5,
  chatSearchMembers: 10,
  chatSearchMessages: 30,
  /** How many matches and likes without a conversation wait above the chat list. */
  freshMax: 20,
  blocksPage: 50,
  visitorsPage: 24,
  favouritesPage: 24,
  messagesPage: 50,
  freeHistory: 500,
  giftNoteMax: 140,
  /** How long a provider has for a member's age, and how often a day it is asked. */
  ageCheckMinutes: 30,
  ageChecksADay: 5,
  /** How long the course of a check is kept, for who asks what went wrong. */
  ageCheckDays: 7,
  loginTries: 5,
  /** Failures after which signing in asks for a proof of work. */
  loginTriesFree: 2,
  loginBlockMinutes: 15,
  loginTriesADay: 100,
  deviceDays: 365,
  /** Mails of one purpose to one address. */
  mailsADay: 3,
  mailSpacingSeconds: 60,
  /** Mails about news, of one category and in all. */
  notificationMailsApartMs: 2 * 3_600_000,
  notificationMailsADay: 6,
  /** Presence is noted every four minutes at most; with two of grace a member is then gone. */
  awayMs: 6 * 60_000,
  activateLinkMinutes: 7 * 24 * 60,
  resetLinkMinutes: 60,
  mailChangeLinkMinutes: 24 * 60,
  undoLinkMinutes: 48 * 60,
  loginLinkMinutes: 14 * 24 * 60,
  /** Codes for a direct debit, and tries of each. */
  debitCodesADay: 3,
  debitCodeTries: 5,
  debitCodeMinutes: 10,
  reactivationDays: 14,
  /** How long the password, once given, lets a session do what asks for it. */
  proofMinutes: 10,
  challengeMinutes: 5,
  passkeys: 10,
  nameMin: 3,
  nameMax: 24,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  aboutMax: 2_000,
  reasonMax: 300,
  promptMax: 150,
  promptsMax: 3,
  /** A private note on a member. */
  noteMax: 1_000,
  reportMax: 1_000,
  /** How many of a conversation's last messages go along with a report of it. */
  reportMessages: 50,
  /** How long a report is kept once it is decided. */
  reportDays: 180,
  complaintMax: 4_000,
  complaintAboutMax: 300,
  complaintNameMax: 100,
  /** How long a complaint is kept once it is answered. */
  complaintDays: 365,
  visitDays: 30,
  trackingDays: 30,
  /** How long a visit of an advertised page is kept. */
  pageVisitDays: 90,
  minAge: 18,
  maxAge: 99,
  bodyBytes: 64 * 1024,
  inboundMailBytes: 10 * 1024 * 1024,
} as const

/** A mailed link's token. */
export const tokenPattern = /^[\w-]{43}$/

export const sessionCookie = 'auth.session'
export const deviceCookie = 'auth.device'
export const localeCookie = 'locale'
export const themeCookie = 'theme'
/** The country that a visitor chose on /lang-config. */
export const countryCookie = 'country'
export const trackingCookie = 'tracking'
