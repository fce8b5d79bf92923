import { z } from 'zod'

/** The notification categories of spec §3. */
export const notificationCategories = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const
export type NotificationCategory = (typeof notificationCategories)[number]

export const notificationChannels = ['email', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** What nobody asked for by joining is off until they do. */
export const offByDefault: ReadonlySet<NotificationCategory> = new Set([
  'promotions',
  'weekly_updates',
  'news',
])

/** Why notifications are mailed no more (spec §4): a spam complaint, an address that does not exist, an unsubscription. */
export const mailDisabledReasons = ['fbl', 'bounce', 'listunsubscribe'] as const
export type MailDisabledReason = (typeof mailDisabledReasons)[number]

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
