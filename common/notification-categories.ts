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
