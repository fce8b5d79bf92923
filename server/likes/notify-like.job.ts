import { type Ctx, inTransaction } from '../ctx/context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getsNotices } from '../members/gets-notices.ts'
import { findMember } from '../members/queries.ts'
import { claimNotice } from '../notifications/claim-notice.ts'
import type { Db } from '../platform/db/db.ts'
import type { JobData } from '../platform/jobs/jobs.ts'
import { isAway } from '../profiles/is-away.ts'
import { findMailedPerson } from '../profiles/mailed-person.ts'
import { likeMail, matchMail } from './like.mail.ts'
import { likeCreated } from './like-created.ts'
import { findLikeNews } from './like-news.ts'

export const notifyLikeQueue = 'notify-like'
/** Longer than a visit's pause, so that who is on the site has seen it there. */
export const notifyLikeAfterSeconds = 10 * 60

type JobDeps = { db: Db; ctxFor: (siteId: number, locale: string) => Ctx }

/** Mails who is liked, once for each pair: of the like, or, where it answered theirs, of the match. */
export async function notifyOfLike({ db, ctxFor }: JobDeps, data: JobData): Promise<void> {
  const { from, to } = likeCreated.schema.parse(data)
  const receiver = await findMember({ db }, to)
  if (!receiver || !getsNotices(receiver)) return
  const ctx = ctxFor(receiver.siteId, receiver.language)
  const kind = await findLikeNews(ctx, from, to)
  if (!kind || !(await isAway(ctx, to)) || !(await findMailedPerson(ctx, from, to))) return
  await inTransaction(ctx, async (tx) => {
    if (!(await claimNotice(tx, { memberId: to, kind, about: from }))) return
    await queueMail(tx, kind === 'match' ? matchMail : likeMail, { memberId: to }, { from })
  })
}
