import { limits } from '#common/limits.ts'
import type { NotificationCategory, NotificationChannel } from '#common/notification-categories.ts'
import { nextWhen } from './local-time.ts'

/** Hours of the member's own clock, over midnight where `from` is the later one. */
export type QuietHours = { from: number; to: number }

export type NoticeFacts = {
  now: Date
  /** The member's time zone, by its IANA name. */
  zone: string
  quiet: QuietHours | null
  /** When the member was on the site last. */
  activeAt: Date | null
  /** The notices that were mailed within the last day. */
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
 * When a notice of these categories may go to a member at the earliest: `now`, or later. Never in quiet hours, whichever the channel; by mail
 * also not while the member is on the site, and not more often than the limits say.
 */
export function noticeTime(
  facts: NoticeFacts,
  categories: readonly NotificationCategory[],
  channel: NotificationChannel,
): Date {
  const { now, zone, quiet } = facts
  const earliest =
    channel === 'email' ? Math.max(now.getTime(), ...mailBounds(facts, categories)) : now.getTime()
  return quiet ? afterQuiet(new Date(earliest), zone, quiet) : new Date(earliest)
}

/** Later moments break none of these bounds, so that quiet hours can be looked at last. */
function mailBounds(
  { activeAt, mailed }: NoticeFacts,
  categories: readonly NotificationCategory[],
): number[] {
  const latestFirst = mailed.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const same = latestFirst.find((mail) => categories.some((each) => mail.categories.includes(each)))
  const dayBefore = latestFirst[limits.noticeMailsADay - 1]
  const isSeen = categories.some((category) => seenOnSite.has(category))
  return [
    same ? same.at.getTime() + limits.noticeMailsApartMs : 0,
    dayBefore ? dayBefore.at.getTime() + dayMs : 0,
    activeAt && isSeen ? activeAt.getTime() + limits.awayMs : 0,
  ]
}

function afterQuiet(at: Date, zone: string, { from, to }: QuietHours): Date {
  const isQuiet = (hour: number) => (from < to ? from <= hour && hour < to : from <= hour || hour < to)
  return nextWhen(at, zone, ({ hour }) => !isQuiet(hour), 2) ?? at
}
