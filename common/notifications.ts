import { z } from 'zod'
import {
  mailDisabledReasons,
  notificationCategories,
  notificationChannels,
} from './notification-categories.ts'

const channelsSchema = z.object({ email: z.boolean(), push: z.boolean() })

export const notificationsResponseSchema = z.object({
  notifications: z.record(z.enum(notificationCategories), channelsSchema),
  disabled: z.array(z.enum(mailDisabledReasons)),
})
export type Notifications = z.infer<typeof notificationsResponseSchema>

/** One switch, or, once the member has confirmed it, mails again after they were disabled. */
export const putNotificationsSchema = z.union([
  z.object({
    category: z.enum(notificationCategories),
    channel: z.enum(notificationChannels),
    enabled: z.boolean(),
  }),
  z.object({ resume: z.literal(true) }),
])

const unsubscribeTokenSchema = z.string().regex(/^[\w-]{44}$/)
export const unsubscribeQuerySchema = z.object({ token: unsubscribeTokenSchema })
/** `kind`: only the mails of the category that the link came with. */
export const postUnsubscribeQuerySchema = unsubscribeQuerySchema.extend({
  scope: z.enum(['all', 'kind']).default('all'),
})

/** How the receiver of an unsubscribe link stands. */
export const unsubscribeResponseSchema = z.object({
  category: z.enum(notificationCategories),
  /** Whether mails of the category come. */
  kind_on: z.boolean(),
  /** Whether any notification comes by mail. */
  mails_on: z.boolean(),
})
export type Unsubscription = z.infer<typeof unsubscribeResponseSchema>

const outboxMailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  state: z.string(),
  created_at: z.iso.datetime(),
})
export const outboxResponseSchema = z.object({
  mails: z.array(outboxMailSchema),
  /** The one that was asked for. */
  mail: outboxMailSchema.extend({ text: z.string(), headers: z.record(z.string(), z.string()) }).nullable(),
})
export type OutboxMail = z.infer<typeof outboxMailSchema>
