import type account from '#common/messages/en/account.json'
import type accountMail from '#common/messages/en/accountMail.json'
import type age from '#common/messages/en/age.json'
import type alerts from '#common/messages/en/alerts.json'
import type app from '#common/messages/en/app.json'
import type cards from '#common/messages/en/cards.json'
import type chatHome from '#common/messages/en/chatHome.json'
import type chatLive from '#common/messages/en/chatLive.json'
import type chatSafety from '#common/messages/en/chatSafety.json'
import type chatSafetyMail from '#common/messages/en/chatSafetyMail.json'
import type chatSending from '#common/messages/en/chatSending.json'
import type complaints from '#common/messages/en/complaints.json'
import type complaintsMail from '#common/messages/en/complaintsMail.json'
import type conversations from '#common/messages/en/conversations.json'
import type credits from '#common/messages/en/credits.json'
import type directDebit from '#common/messages/en/directDebit.json'
import type directDebitMail from '#common/messages/en/directDebitMail.json'
import type discounts from '#common/messages/en/discounts.json'
import type errors from '#common/messages/en/errors.json'
import type fields from '#common/messages/en/fields.json'
import type games from '#common/messages/en/games.json'
import type gifts from '#common/messages/en/gifts.json'
import type indexPage from '#common/messages/en/index.json'
import type installed from '#common/messages/en/installed.json'
import type landers from '#common/messages/en/landers.json'
import type language from '#common/messages/en/language.json'
import type leaving from '#common/messages/en/leaving.json'
import type leavingMail from '#common/messages/en/leavingMail.json'
import type legal from '#common/messages/en/legal.json'
import type likes from '#common/messages/en/likes.json'
import type mail from '#common/messages/en/mail.json'
import type members from '#common/messages/en/members.json'
import type messageKinds from '#common/messages/en/messageKinds.json'
import type noScripts from '#common/messages/en/noScripts.json'
import type openers from '#common/messages/en/openers.json'
import type ownProfile from '#common/messages/en/ownProfile.json'
import type passkey from '#common/messages/en/passkey.json'
import type payments from '#common/messages/en/payments.json'
import type photoReview from '#common/messages/en/photoReview.json'
import type photoReviewMail from '#common/messages/en/photoReviewMail.json'
import type photos from '#common/messages/en/photos.json'
import type places from '#common/messages/en/places.json'
import type premium from '#common/messages/en/premium.json'
import type pricing from '#common/messages/en/pricing.json'
import type profiles from '#common/messages/en/profiles.json'
import type prompts from '#common/messages/en/prompts.json'
import type rhythm from '#common/messages/en/rhythm.json'
import type rhythmMail from '#common/messages/en/rhythmMail.json'
import type safety from '#common/messages/en/safety.json'
import type search from '#common/messages/en/search.json'
import type searchMail from '#common/messages/en/searchMail.json'
import type security from '#common/messages/en/security.json'
import type settings from '#common/messages/en/settings.json'
import type siteEntry from '#common/messages/en/siteEntry.json'
import type sites from '#common/messages/en/sites.json'
import type spending from '#common/messages/en/spending.json'
import type spendingMail from '#common/messages/en/spendingMail.json'
import type theirProfile from '#common/messages/en/theirProfile.json'
import type visitors from '#common/messages/en/visitors.json'

/** The types of all texts, by the names of their files. */
export type Texts = {
  account: typeof account
  accountMail: typeof accountMail
  age: typeof age
  alerts: typeof alerts
  app: typeof app
  cards: typeof cards
  chatHome: typeof chatHome
  chatLive: typeof chatLive
  chatSafety: typeof chatSafety
  chatSafetyMail: typeof chatSafetyMail
  chatSending: typeof chatSending
  complaints: typeof complaints
  complaintsMail: typeof complaintsMail
  conversations: typeof conversations
  credits: typeof credits
  directDebit: typeof directDebit
  directDebitMail: typeof directDebitMail
  discounts: typeof discounts
  errors: typeof errors
  fields: typeof fields
  games: typeof games
  gifts: typeof gifts
  index: typeof indexPage
  installed: typeof installed
  landers: typeof landers
  language: typeof language
  leaving: typeof leaving
  leavingMail: typeof leavingMail
  legal: typeof legal
  likes: typeof likes
  mail: typeof mail
  members: typeof members
  messageKinds: typeof messageKinds
  noScripts: typeof noScripts
  openers: typeof openers
  ownProfile: typeof ownProfile
  passkey: typeof passkey
  payments: typeof payments
  places: typeof places
  photos: typeof photos
  photoReview: typeof photoReview
  photoReviewMail: typeof photoReviewMail
  profiles: typeof profiles
  rhythm: typeof rhythm
  rhythmMail: typeof rhythmMail
  settings: typeof settings
  safety: typeof safety
  search: typeof search
  searchMail: typeof searchMail
  security: typeof security
  premium: typeof premium
  pricing: typeof pricing
  prompts: typeof prompts
  siteEntry: typeof siteEntry
  sites: typeof sites
  visitors: typeof visitors
  spending: typeof spending
  spendingMail: typeof spendingMail
  theirProfile: typeof theirProfile
}

export type FieldErrorKey = keyof Texts['errors']['fields']

/** Makes a message key that the English texts do not have, and a text without its values, an error of the compiler. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Texts
  }
}
