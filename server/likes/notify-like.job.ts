import { inTransaction } from '../kernel/context.ts'
import { job } from '../kernel/job.ts'
import { onSite } from '../kernel/on-site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getsNotifications } from '../members/gets-notifications.ts'
import { findMember } from '../members/queries.ts'
import { claimNotification } from '../notifications/claim-notification.ts'
import { isAway } from '../profiles/is-away.ts'
import { findMailedPerson } from '../profiles/mailed-person.ts'
import { likeMail, matchMail } from './like.mail.ts'
import { likeCreated } from './like-created.ts'
import { findLikeNews } from './like-news.ts'

/** Longer than a visit's pause, so that who is on the site has seen it there. */
export const notifyLikeAfterSeconds = 10 * 60

/** Mails who is liked, once for each pair: of the like, or, where it answered theirs, of the match. */
export const notifyOfLike = job({
  queue: 'notify-like',
  data: likeCreated.schema,
  async run(system, { from, to }) {
    const receiver = await findMember(system, to)
    if (!receiver || !getsNotifications(receiver)) return
    const ctx = onSite(system, receiver.siteId, receiver.language)
    const kind = await findLikeNews(ctx, from, to)
    if (!kind || !(await isAway(ctx, to)) || !(await findMailedPerson(ctx, from, to))) return
    await inTransaction(ctx, async (tx) => {
      if (!(await claimNotification(tx, { memberId: to, kind, about: from }))) return
      await queueMail(tx, kind === 'match' ? matchMail : likeMail, { memberId: to }, { from })
    })
  },
})
