import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import { bool, int, json, nullable, type Row, text, timestamp } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { zoneOf } from './country-zone.ts'
import type { NotificationFacts } from './notification-schedule.ts'

const usual = { quiet: true, from: 22, to: 8 }
const dayMs = 86_400_000

const rhythmShape = {
  zone: nullable(text),
  country: nullable(text),
  quiet: nullable(bool),
  from: nullable(int),
  to: nullable(int),
}
const rhythmColumns = sql.raw(
  'time_zone as zone, profile.country, quiet, quiet_from as "from", quiet_to as "to"',
)
const rhythmJoins = sql.raw(`member left join notice_rhythm on notice_rhythm.member_id = member.id
  left join profile on profile.member_id = member.id`)

const shape = {
  ...rhythmShape,
  activeAt: nullable(timestamp),
  mailed: json(z.array(z.object({ at: z.string(), categories: z.array(z.string()) }))),
}

/**
 * Finds what decides when a member may be told of news. `except`: the mail that is asked about, once it has its slot.
 */
export async function findRhythm(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  memberId: string,
  except: string | null = null,
): Promise<NotificationFacts> {
  const at = now()
  const dayAgo = new Date(at.getTime() - dayMs).toISOString()
  const [found] = await rows(
    db,
    shape,
    sql`
    select ${rhythmColumns}, profile.last_active_at as "activeAt",
      (select coalesce(json_agg(json_build_object('at', created_at, 'categories', categories)), '[]') from mail
        where mail.member_id = member.id and categories is not null and created_at > ${dayAgo}::timestamptz
          and state <> 'dropped' and mail.id is distinct from ${except}::uuid) as mailed
    from ${rhythmJoins}
    where member.id = ${memberId}`,
  )
  const { on, from, to, time_zone } = quietHoursOf(found)
  return {
    now: at,
    zone: time_zone,
    quiet: on ? { from, to } : null,
    activeAt: found?.activeAt ? new Date(found.activeAt) : null,
    mailed: found?.mailed.map((mail) => ({ ...mail, at: new Date(mail.at) })) ?? [],
  }
}

/** The member's quiet hours, as they are set or as everybody's are. */
export async function findQuietHours({ db }: Pick<Ctx, 'db'>, memberId: string) {
  const [found] = await rows(
    db,
    rhythmShape,
    sql`select ${rhythmColumns} from ${rhythmJoins} where member.id = ${memberId}`,
  )
  return quietHoursOf(found)
}

function quietHoursOf(found: Row<typeof rhythmShape> | undefined) {
  return {
    on: found?.quiet ?? usual.quiet,
    from: found?.from ?? usual.from,
    to: found?.to ?? usual.to,
    time_zone: found?.zone ?? zoneOf(found?.country ?? null),
  }
}
