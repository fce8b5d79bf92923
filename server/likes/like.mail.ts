import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import type { MailContent } from '../mail/mail-content.ts'
import type { DigestLine, MailKind, Receiver } from '../mail/mail-kind.ts'
import { loginPath } from '../members/sign-in/login-path.ts'
import { findMailedPerson } from '../profiles/mailed-person.ts'
import { findLikeNews } from './like-news.ts'

const schema = z.object({ from: z.uuid() })
type Data = z.infer<typeof schema>

/** Somebody likes the receiver. */
export const likeMail: MailKind<Data> = {
  name: 'like',
  schema,
  category: 'like',
  compose: (ctx, receiver, { from }) => compose(ctx, receiver, from, 'like', `/members/${from}`),
  line: (ctx, receiver, { from }) => lineOf(ctx, receiver, from, 'like'),
}

/** Whom the receiver likes has liked back. */
export const matchMail: MailKind<Data> = {
  name: 'match',
  schema,
  category: 'like',
  compose: (ctx, receiver, { from }) => compose(ctx, receiver, from, 'match', `/members/${from}/chat`),
  line: (ctx, receiver, { from }) => lineOf(ctx, receiver, from, 'match'),
}

async function compose(
  ctx: Ctx,
  receiver: Receiver,
  from: string,
  text: 'like' | 'match',
  to: string,
): Promise<MailContent | null> {
  const person = await findLiker(ctx, receiver, from, text)
  if (!person) return null
  const t = ctx.translate
  const { name, labelled } = person
  return {
    subject: t(`mail.${text}.subject`),
    preview: t(`mail.${text}.preview`),
    heading: t(`mail.${text}.heading`, { name: labelled }),
    blocks: [
      { kind: 'text', text: t(`mail.${text}.text`, { name, site: ctx.site.settings.name }) },
      { kind: 'button', label: t(`mail.${text}.button`), path: await loginPath(ctx, receiver, to) },
      ...person.notes,
      { kind: 'note', text: t('mail.frame.link_note') },
    ],
  }
}

async function lineOf(
  ctx: Ctx,
  receiver: Receiver,
  from: string,
  text: 'like' | 'match',
): Promise<DigestLine | null> {
  const person = await findLiker(ctx, receiver, from, text)
  if (!person) return null
  const counts = text === 'like' ? 'likes' : 'matches'
  return { key: `like ${from}`, counts, count: 1, name: person.labelled, notes: person.notes }
}

/** Null once the receiver has seen it, or when the other can be seen no more. */
async function findLiker(ctx: Ctx, { memberId }: Receiver, from: string, text: 'like' | 'match') {
  if (!memberId || (await findLikeNews(ctx, from, memberId)) !== text) return null
  return findMailedPerson(ctx, from, memberId)
}
