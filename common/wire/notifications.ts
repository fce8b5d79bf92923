import { z } from 'zod'
import {
  mailDisabledReasons,
  notificationCategories,
  notificationChannels,
} from '../notification-categories.ts'
import { isZone } from '../sites/is-zone.ts'

/** Hours in which no news comes, by the member's own clock: over midnight where `from` is the later one. */
const quietSchema = z
  .object({ on: z.boolean(), from: z.int().min(0).max(23), to: z.int().min(0).max(23) })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'invalid_value' })

const channelsSchema = z.object({ email: z.boolean(), push: z.boolean() })

export const notificationsResponseSchema = z.object({
  notifications: z.record(z.enum(notificationCategories), channelsSchema),
  disabled: z.array(z.enum(mailDisabledReasons)),
  quiet_hours: quietSchema.safeExtend({ time_zone: z.string() }),
})
export type QuietHours = z.infer<typeof quietSchema>
export type Notifications = z.infer<typeof notificationsResponseSchema>

/** One switch; or, once the member has confirmed it, mails again after they were disabled; or quiet hours; or where the member's clock is. */
export const putNotificationsSchema = z.union([
  z.object({
    category: z.enum(notificationCategories),
    channel: z.enum(notificationChannels),
    enabled: z.boolean(),
  }),
  z.object({ resume: z.literal(true) }),
  z.object({ quiet_hours: quietSchema }),
  z.object({ time_zone: z.string().max(64, 'invalid_value').refine(isZone, 'invalid_value') }),
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
const outboxTextSchema = z.object({
  id: z.string(),
  to: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
})
export type OutboxText = z.infer<typeof outboxTextSchema>
export const outboxResponseSchema = z.object({
  mails: z.array(outboxMailSchema),
  /** Text messages that no service was there to send. */
  texts: z.array(outboxTextSchema),
  /** The one that was asked for. */
  mail: outboxMailSchema.extend({ text: z.string(), headers: z.record(z.string(), z.string()) }).nullable(),
})
export type OutboxMail = z.infer<typeof outboxMailSchema>
