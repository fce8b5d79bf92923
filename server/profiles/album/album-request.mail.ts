import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { MailKind, Receiver } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'
import { rows } from '#server/platform/db/rows.ts'
import { findMailedPerson } from '../mailed-person.ts'

const schema = z.object({ from: z.uuid() })

/** Tells the receiver that somebody asks to see their private photos. */
export const albumRequestMail: MailKind<z.infer<typeof schema>> = {
  name: 'album-request',
  schema,
  category: 'like',
  async compose(ctx, receiver, { from }) {
    const person = await findAsker(ctx, receiver, from)
    if (!person) return null
    const t = ctx.translate
    return {
      subject: t('photoReviewMail.request.subject'),
      preview: t('photoReviewMail.request.preview'),
      heading: t('photoReviewMail.request.heading', { name: person.labelled }),
      blocks: [
        { kind: 'text', text: t('photoReviewMail.request.text') },
        {
          kind: 'button',
          label: t('photoReviewMail.request.button'),
          path: await loginPath(ctx, receiver, '/profile/album'),
        },
        ...person.notes,
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
  async line(ctx, receiver, { from }) {
    const person = await findAsker(ctx, receiver, from)
    if (!person) return null
    const { labelled, notes } = person
    return { key: `request ${from}`, counts: 'requests', count: 1, name: labelled, notes }
  },
}

/** Finds who asks. Returns null once the receiver has decided, or when the other can be seen no more. */
async function findAsker(ctx: Ctx, { memberId }: Receiver, from: string) {
  if (!memberId) return null
  const asked = await rows(
    ctx.db,
    {},
    sql`select from album_access where owner_id = ${memberId} and viewer_id = ${from} and state = 'asked'`,
  )
  return asked.length > 0 ? findMailedPerson(ctx, from, memberId) : null
}
