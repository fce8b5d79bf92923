import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  mailDisabledReasons,
  type NotificationCategory,
  type NotificationChannel,
  notificationCategories,
  notificationChannels,
  offByDefault,
} from '#common/notification-categories.ts'
import type { Notifications } from '#common/wire/notifications.ts'
import type { Ctx } from '../kernel/context.ts'
import { members } from '../members/tables.ts'
import { json } from '../platform/db/columns.ts'
import { joined } from '../platform/db/joined.ts'
import { rows } from '../platform/db/rows.ts'
import { disabledReasons } from './disabled-mail.ts'
import { findQuietHours } from './rhythm/find-rhythm.ts'
import { planWeekly } from './rhythm/set-rhythm.ts'
import { mailDisabled, notificationSettings } from './tables.ts'

const choiceSchema = z.strictObject({
  category: z.enum(notificationCategories),
  channel: z.enum(notificationChannels),
  enabled: z.boolean(),
})
type Choice = z.infer<typeof choiceSchema>

const storedShape = {
  disabled: json(z.array(z.enum(mailDisabledReasons))),
  chosen: json(z.array(choiceSchema)),
}

const member = joined(members)

/** Which notifications a member gets on which channel, and why none are mailed, if so. */
export async function findPreferences({ db }: Pick<Ctx, 'db'>, memberId: string): Promise<Notifications> {
  const [stored] = await rows(
    db,
    storedShape,
    sql`
    select ${disabledReasons(member)} as disabled, (select coalesce(json_agg(json_build_object(
        'category', category, 'channel', channel, 'enabled', enabled)), '[]')
      from notification_setting where notification_setting.member_id = member.id) as chosen
    from ${member} where id = ${memberId}`,
  )
  const { disabled = [], chosen = [] } = stored ?? {}
  const isOn = (category: NotificationCategory, channel: NotificationChannel) =>
    chosen.find((each) => each.category === category && each.channel === channel)?.enabled ??
    !offByDefault.has(category)
  const channels = (category: NotificationCategory) => ({
    email: isOn(category, 'email'),
    push: isOn(category, 'push'),
  })
  return {
    notifications: {
      new_conversations: channels('new_conversations'),
      new_messages: channels('new_messages'),
      like: channels('like'),
      unread_message_reminders: channels('unread_message_reminders'),
      promotions: channels('promotions'),
      weekly_updates: channels('weekly_updates'),
      news: channels('news'),
      reminders: channels('reminders'),
    },
    disabled,
    quiet_hours: await findQuietHours({ db }, memberId),
  }
}

/** Switches one category on or off on one channel. */
export async function setPreference(
  ctx: Pick<Ctx, 'db' | 'now'>,
  memberId: string,
  { category, channel, enabled }: Choice,
): Promise<void> {
  await ctx.db
    .insert(notificationSettings)
    .values({ memberId, category, channel, enabled })
    .onConflictDoUpdate({
      target: [notificationSettings.memberId, notificationSettings.category, notificationSettings.channel],
      set: { enabled },
    })
  if (category === 'weekly_updates' && channel === 'email') await planWeekly(ctx, memberId, enabled)
}

/** Mails notifications again, after the member has said so: what was refused until now counts no more. An address that does not exist will bounce again. */
export async function resumeMails({ db }: Pick<Ctx, 'db'>, memberId: string): Promise<void> {
  await db.delete(mailDisabled).where(eq(mailDisabled.memberId, memberId))
  await db.execute(sql`
    update mail set refused_on = null where member_id = ${memberId} and refused_on is not null`)
}

/** Whether notifications of the category, or any at all, are mailed to the member. */
export async function findMailChoice(
  ctx: Pick<Ctx, 'db'>,
  memberId: string,
  category: NotificationCategory,
): Promise<{ kindOn: boolean; mailsOn: boolean }> {
  const { notifications, disabled } = await findPreferences(ctx, memberId)
  return { kindOn: notifications[category].email, mailsOn: disabled.length === 0 }
}

export function isCategory(text: string | undefined): text is NotificationCategory {
  return notificationCategories.some((known) => known === text)
}
