import { limits } from '#common/limits.ts'
import type { NotificationCategory, NotificationChannel } from '#common/notification-categories.ts'
import { nextWhen } from './local-time.ts'

/** Hours of the member's own clock, over midnight where `from` is the later one. */
export type QuietHours = { from: number; to: number }

export type NotificationFacts = {
  now: Date
  /** The member's time zone, by its IANA name. */
  zone: string
  quiet: QuietHours | null
  /** When the member was on the site last. */
  activeAt: Date | null
  /** The notifications that were mailed within the last day. */
  mailed: { at: Date; categories: readonly string[] }[]
}

/** News that the member sees anyway while on the site. */
const seenOnSite: ReadonlySet<NotificationCategory> = new Set([
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
])

const dayMs = 86_400_000

/**
 * Tells when a notification of these categories may go to a member at the earliest: `now`, or later. None goes in quiet
 * hours, whichever the channel; none goes by mail while the member is on the site, or more often than the limits say.
 */
export function notificationTime(
  facts: NotificationFacts,
  categories: readonly NotificationCategory[],
  channel: NotificationChannel,
): Date {
  const { now, zone, quiet } = facts
  const earliest =
    channel === 'email' ? Math.max(now.getTime(), ...mailBounds(facts, categories)) : now.getTime()
  return quiet ? afterQuiet(new Date(earliest), zone, quiet) : new Date(earliest)
}

/**
 * Returns the moments before which nothing may be mailed. A later moment breaks none of them, so that quiet hours can
 * be looked at last.
 */
function mailBounds(
  { activeAt, mailed }: NotificationFacts,
  categories: readonly NotificationCategory[],
): number[] {
  const latestFirst = mailed.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const same = latestFirst.find((mail) => categories.some((each) => mail.categories.includes(each)))
  const dayBefore = latestFirst[limits.notificationMailsADay - 1]
  const isSeen = categories.some((category) => seenOnSite.has(category))
  return [
    same ? same.at.getTime() + limits.notificationMailsApartMs : 0,
    dayBefore ? dayBefore.at.getTime() + dayMs : 0,
    activeAt && isSeen ? activeAt.getTime() + limits.awayMs : 0,
  ]
}

function afterQuiet(at: Date, zone: string, { from, to }: QuietHours): Date {
  const isQuiet = (hour: number) => (from < to ? from <= hour && hour < to : from <= hour || hour < to)
  return nextWhen(at, zone, ({ hour }) => !isQuiet(hour), 2) ?? at
}
