import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { reportSchema } from '#common/wire/safety.ts'
import { type Ctx, inTransaction } from '#server/kernel/context.ts'
import { requireProof } from '#server/members/sign-in/proof-of-work.ts'
import { nullable, text, uuid } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { readPicture } from '#server/platform/storage/read-picture.ts'
import { mayLook } from '#server/profiles/album/may-look.ts'
import { findRelation } from '#server/profiles/queries.ts'
import { isVisible } from '#server/profiles/relation/relation.ts'
import { unusedFiles } from '#server/profiles/tables.ts'
import { siteKey } from '#server/sites/site-key.ts'
import { reports } from '../tables.ts'
import { evidenceColumn } from './evidence.ts'
import { reportsFiled } from './report-metrics.ts'

type Report = z.output<typeof reportSchema>

/** A copy whose report has not come by then will never have one. */
const copyMs = 3_600_000

/**
 * Files a report on a member together with what is to be seen of the member now. Blocks change nothing: also who is
 * blocked, or has blocked, can report. The same request again is the same report; with other content it is a `conflict`.
 */
export async function fileReport(ctx: Ctx, report: Report): Promise<void> {
  if (await isRepeated(ctx, report)) return
  if (ctx.actor.kind !== 'member') await requireProof(ctx, report.proof)
  const found = await findRelation(ctx, report.id)
  if (!found || found.relation.self || !isVisible(found.relation)) throw new AppError('not_found')
  const { photoKey, conversation } = await findSubject(ctx, report)
  const copy = photoKey === null ? null : await copyPhoto(ctx, photoKey)
  const filed = await inTransaction(ctx, async (tx) => {
    const written = await writeReport(tx, report, { conversation, copy })
    if (written && copy) await tx.db.delete(unusedFiles).where(eq(unusedFiles.key, copy))
    return written
  })
  if (filed) ctx.metrics.count(reportsFiled, { site: siteKey(ctx.site), subject: report.subject })
  else await isRepeated(ctx, report)
}

const reporterOf = ({ actor }: Ctx) => (actor.kind === 'member' ? actor.memberId : null)

async function isRepeated(ctx: Ctx, report: Report): Promise<boolean> {
  const [made] = await ctx.db.select().from(reports).where(eq(reports.requestId, report.request_id))
  if (!made) return false
  const same =
    made.memberId === report.id &&
    made.reporterId === reporterOf(ctx) &&
    made.subject === report.subject &&
    made.reason === report.reason &&
    made.details === (report.details || null)
  if (!same) throw new AppError('conflict')
  return true
}

/** The photo to keep a copy of, which is the reported or the main one, and the conversation where that is reported. */
async function findSubject(ctx: Ctx, { id, subject, photo }: Report) {
  const found = await rows(
    ctx.db,
    { photoKey: nullable(text), conversation: nullable(uuid) },
    sql`
    select (select full_key from photo
        where member_id = ${id} and state = 'active'
          and (case when ${photo ?? null}::uuid is null then is_main else id = ${photo ?? null}::uuid end)
          and (not private or ${mayLook(ctx, sql`${id}::uuid`)})) as "photoKey",
      (select conversation.id from conversation
        where company_id = ${ctx.site.companyId} and low_id = least(${id}::uuid, ${reporterOf(ctx)}::uuid)
          and high_id = greatest(${id}::uuid, ${reporterOf(ctx)}::uuid)) as conversation`,
  )
  const { photoKey, conversation } = one(found)
  if (subject === 'photo' && photoKey === null) throw invalidField('photo', 'choose_one')
  if (subject !== 'conversation') return { photoKey, conversation: null }
  if (conversation === null) throw new AppError('not_found')
  return { photoKey, conversation }
}

/** Written down as unused first, so that it does not stay behind if the report never comes. Null where the file is gone. */
async function copyPhoto(ctx: Ctx, photoKey: string): Promise<string | null> {
  const bytes = await readPicture(ctx.storage, photoKey)
  if (!bytes) return null
  const key = `reports/${randomBytes(24).toString('base64url')}.webp`
  await ctx.db.insert(unusedFiles).values({ key, removeAt: new Date(ctx.now().getTime() + copyMs) })
  await ctx.storage.write(key, bytes)
  return key
}

type With = { conversation: string | null; copy: string | null }

/** False where the same request was faster. */
async function writeReport(ctx: Ctx, report: Report, { conversation, copy }: With): Promise<boolean> {
  const { id, request_id, subject, reason, details, photo = null } = report
  const written = await rows(
    ctx.db,
    { id: uuid },
    sql`
    insert into report (id, request_id, member_id, reporter_id, site_id, subject, reason, details, evidence, photo_key, created_at)
    select ${uuidv7()}::uuid, ${request_id}::uuid, member.id, ${reporterOf(ctx)}::uuid, ${ctx.site.id}, ${subject}, ${reason},
      ${details || null}, ${evidenceColumn({ photo, conversation })}, ${copy}, ${ctx.now().toISOString()}::timestamptz
    from member join profile on profile.member_id = member.id where member.id = ${id}
    on conflict (request_id) do nothing
    returning id`,
  )
  return written.length > 0
}
