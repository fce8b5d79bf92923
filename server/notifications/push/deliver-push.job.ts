import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PushMessage } from '#common/push-message.ts'
import { siteOrigin } from '#common/sites/site-origin.ts'
import { type Ctx, inTransaction, type SystemCtx } from '#server/kernel/context.ts'
import { job } from '#server/kernel/job.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { findMember } from '#server/members/queries.ts'
import { encryptPush, isPushKey } from '#server/platform/push/encrypt-push.ts'
import { type VapidKeys, vapidHeader } from '#server/platform/push/vapid.ts'
import { findPreferences } from '../preferences.ts'
import { findRhythm } from '../rhythm/find-rhythm.ts'
import { notificationTime } from '../rhythm/notification-schedule.ts'
import { findPushKey } from './push-keys.ts'
import type { PushContent, PushKind } from './push-kind.ts'
import { pushesHandled } from './push-metrics.ts'
import { pushQueue, type QueuedPush } from './queue-push.ts'
import { devicesOf } from './subscriptions.ts'
import { type PushDevice, pushSubscriptions } from './tables.ts'

type PushJobParts = {
  kinds: ReadonlyMap<string, PushKind>
  /** How many messages are unread and likes new, for the badge. */
  countNews: (ctx: Ctx, memberId: string) => Promise<number>
}

/** How long a push waits after each try that the service put off. */
const waits = [30, 120, 600, 1_800]
/** A device that is away for longer than this sees the news when the site is opened. */
const keepSeconds = 86_400

/** The job that sends pushes, of these kinds: kinds and counts are those of nouns to the right. */
export const deliverPush = (parts: PushJobParts) =>
  job({ ...pushQueue, waits: true, run: (ctx, queued) => deliver(ctx, parts, queued) })

/** Sends what is queued to a device, or queues it for each device of the member. What is no longer due is left out. */
async function deliver(
  system: SystemCtx,
  { kinds, countNews }: PushJobParts,
  queued: QueuedPush,
): Promise<void> {
  const kind = kinds.get(queued.kind)
  if (!kind) throw new Error(`no push of the kind ${queued.kind}`)
  const member = await findMember(system, queued.to)
  if (member?.status !== 'active') return
  const ctx = onSite(system, member.siteId, member.language)
  const devices = await devicesOf(ctx, member.id)
  const { notifications } = await findPreferences(ctx, member.id)
  if (devices.length === 0 || !notifications[kind.category].push) return
  const wait = await quietSeconds(ctx, member.id, kind)
  if (wait > 0) return ctx.jobs.start(ctx.db, pushQueue, queued, { delaySeconds: wait })
  if (!queued.device) return queueEach(ctx, queued, devices)
  const device = devices.find(({ id }) => id === queued.device)
  const keys = await findPushKey(ctx.db, member.siteId)
  if (!device || !keys || !ctx.push.allows(device.endpoint)) return
  const content = await kind.compose(ctx, member.id, kind.schema.parse(queued.data))
  if (!content) return
  const news = await countNews(ctx, member.id)
  const origin = siteOrigin(ctx.site.settings.domain, ctx.localOrigin)
  await send(ctx, { queued, device, keys, content, message: messageOf(ctx, content, news), origin })
}

/** Counts the seconds until the member's quiet hours end. */
async function quietSeconds(ctx: Ctx, memberId: string, { category }: PushKind): Promise<number> {
  const facts = await findRhythm(ctx, memberId)
  return Math.ceil((notificationTime(facts, [category], 'push').getTime() - facts.now.getTime()) / 1_000)
}

/** Queues a job for each device, so that a slow service holds up and repeats nothing for the others. */
async function queueEach(ctx: Ctx, queued: QueuedPush, devices: PushDevice[]): Promise<void> {
  await inTransaction(ctx, async ({ db, jobs }) => {
    for (const { id } of devices) await jobs.start(db, pushQueue, { ...queued, device: id })
  })
}

function messageOf({ site }: Ctx, { type, body, tag, check }: PushContent, news: number): PushMessage {
  const { mail_name, name } = site.settings
  const open = `/login?to=${encodeURIComponent(check)}`
  return { type, title: mail_name || name, body, tag, check, open, news }
}

type Sending = {
  queued: QueuedPush
  device: PushDevice
  keys: VapidKeys
  content: PushContent
  message: PushMessage
  /** Of the site: whom a push service may ask. */
  origin: string
}

async function send(ctx: Ctx, { queued, device, keys, content, message, origin }: Sending): Promise<void> {
  if (!isPushKey(device.p256dh)) return end(ctx, queued, device)
  const { support_email } = ctx.site.settings
  const subject = support_email ? `mailto:${support_email}` : origin
  const outcome = await ctx.push.post(device.endpoint, {
    headers: {
      Authorization: vapidHeader(keys, device.endpoint, subject, ctx.now()),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(keepSeconds),
      Urgency: content.urgent ? 'high' : 'normal',
      Topic: topicOf(content.tag, device.id),
    },
    body: new Uint8Array(encryptPush(JSON.stringify(message), device)),
  })
  if (outcome.state === 'gone') return end(ctx, queued, device)
  ctx.metrics.count(pushesHandled, { kind: queued.kind, outcome: outcome.state })
  if (outcome.state === 'refused') ctx.log.warn({ status: outcome.status }, 'a push was refused')
  const wait = waits[queued.tries]
  if (outcome.state === 'later' && wait !== undefined)
    await ctx.jobs.start(
      ctx.db,
      pushQueue,
      { ...queued, tries: queued.tries + 1 },
      { delaySeconds: Math.min(Math.max(wait, outcome.seconds ?? 0), keepSeconds) },
    )
}

/** Ends the pushes to a device that its service does not know, or for which nothing can be encrypted. */
async function end(ctx: Ctx, { kind }: QueuedPush, { id }: PushDevice): Promise<void> {
  ctx.metrics.count(pushesHandled, { kind, outcome: 'gone' })
  await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** A waiting push of the same topic is replaced by the next. The service learns by it only that they belong together. */
function topicOf(tag: string, deviceId: string): string {
  return createHash('sha256').update(`${deviceId} ${tag}`).digest('base64url').slice(0, 32)
}
