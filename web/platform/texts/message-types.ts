import type app from '#common/messages/en/app.json'
import type conversations from '#common/messages/en/conversations.json'
import type credits from '#common/messages/en/credits.json'
import type errors from '#common/messages/en/errors.json'
import type fields from '#common/messages/en/fields.json'
import type indexPage from '#common/messages/en/index.json'
import type likes from '#common/messages/en/likes.json'
import type members from '#common/messages/en/members.json'
import type openers from '#common/messages/en/openers.json'
import type payments from '#common/messages/en/payments.json'
import type profiles from '#common/messages/en/profiles.json'
import type prompts from '#common/messages/en/prompts.json'
import type sites from '#common/messages/en/sites.json'

/** All texts, by the names of their files. */
export type Texts = {
  app: typeof app
  conversations: typeof conversations
  credits: typeof credits
  errors: typeof errors
  fields: typeof fields
  index: typeof indexPage
  likes: typeof likes
  members: typeof members
  openers: typeof openers
  payments: typeof payments
  profiles: typeof profiles
  prompts: typeof prompts
  sites: typeof sites
}

export type ErrorKey = Exclude<keyof Texts['errors'], 'fields'>
export type FieldErrorKey = keyof Texts['errors']['fields']

/** A key that the English texts do not have, or a text without its values, does not compile. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Texts
  }
}
