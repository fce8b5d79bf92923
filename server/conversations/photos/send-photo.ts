import type { SQL } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { makePicture } from '#server/platform/pictures/make-picture.ts'
import type { PictureFiles } from '#server/platform/pictures/picture-work.ts'
import { discardFiles, storeFiles } from '#server/profiles/photos/store-files.ts'
import { problemKeys } from '#server/profiles/photos/upload-photo.ts'
import { isBanned } from '#server/profiles/review/photo-hints.ts'
import { checkAllowance, deliverMessage } from '../send/deliver-message.ts'
import { findRecipient } from '../send/find-recipient.ts'
import { findSent, type SentMessage } from '../send/find-sent.ts'
import type { MessageDraft } from '../send/message-draft.ts'
import { judgePhoto } from './judge-photo.job.ts'
import { photoSteps } from './photo-steps.ts'

type PhotoDraft = Omit<MessageDraft, 'content'> & { body: ReadableStream<Uint8Array> }

const pictureLimits = { pixels: limits.photoMegapixels * 1_000_000, minSide: limits.photoMinPixels }

/**
 * Sends a photo, by the rules of any message: what is stored is made anew from the picture that was sent, and only the
 * two see it. The same client id with the same picture is one photo.
 */
export function sendPhoto(ctx: MemberCtx, { body, ...input }: PhotoDraft): Promise<SentMessage> {
  return ctx.spool.receive(body, async ({ path, sha256: uploadHash }) => {
    const draft = { ...input, clientId: input.clientId.toLowerCase() }
    // Asked before the work and once more by the statement: most retries and refusals need no decoding.
    const earlier = () => findSent(ctx, { ...draft, content: { kind: 'photo', picture: { uploadHash } } })
    const sent = (await earlier()) ?? (await stoppedUnlessSent(ctx, draft, earlier))
    if (sent) return sent
    return deliverPhoto(ctx, draft, { uploadHash, files: await madeFrom(ctx, path) })
  })
}

/**
 * Returns null for a sender who may send it. One who may not, perhaps because another attempt has just paid, is
 * answered as that attempt was.
 */
async function stoppedUnlessSent(
  ctx: MemberCtx,
  { to, quote }: Omit<MessageDraft, 'content'>,
  earlier: () => Promise<SentMessage | null>,
): Promise<SentMessage | null> {
  try {
    checkAllowance(await findRecipient(ctx, to, quote), ctx.site.settings.photo_credits)
    return null
  } catch (error) {
    const sent = error instanceof AppError ? await earlier() : null
    if (sent) return sent
    throw error
  }
}

async function madeFrom(ctx: MemberCtx, source: string): Promise<PictureFiles> {
  const answer = await makePicture({ source, crop: null, limits: pictureLimits })
  if ('problem' in answer) throw invalidField('photo', problemKeys[answer.problem])
  if (await isBanned(ctx.db, answer.files.phash)) throw invalidField('photo', 'photo_not_allowed')
  return answer.files
}

type Made = { uploadHash: string; files: PictureFiles }

async function deliverPhoto(
  ctx: MemberCtx,
  draft: Omit<MessageDraft, 'content'>,
  { uploadHash, files }: Made,
): Promise<SentMessage> {
  const id = uuidv7()
  const names = await storeFiles(ctx, files)
  const { width, height, placeholder } = files
  const size = { width, height, placeholder }
  const stored = { id, uploadHash, fullName: names.full, blurName: names.blur, ...size, veiled: true }
  const picture = { ...stored, ...draft, senderId: ctx.actor.memberId, names, files, now: ctx.now() }
  const steps = (taken: SQL) => photoSteps(picture, taken)
  try {
    const job = await ctx.jobs.step(judgePhoto, { photo: id })
    const sent = await deliverMessage(ctx, {
      ...draft,
      content: { kind: 'photo', picture: { ...stored, steps, job } },
    })
    // Another attempt with this client id was faster.
    if (sent.message.photoId !== id) await discardFiles(ctx, names)
    return sent
  } catch (error) {
    // An outage may hide that the row was written; its files are then in use, and the job asks who uses them.
    if (error instanceof AppError && error.code !== 'unavailable') await discardFiles(ctx, names)
    throw error
  }
}
