import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import type { DigestLine, MailKind, Receiver } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'
import { findMailedPerson } from '#server/profiles/mailed-person.ts'
import { findUnread } from './find-unread.ts'

const schema = z.object({ conversation: z.uuid(), from: z.uuid() })
type Data = z.infer<typeof schema>

/** Somebody wrote in a conversation that the receiver knows. */
export const newMessageMail: MailKind<Data> = {
  name: 'new-message',
  schema,
  category: 'new_messages',
  compose: (ctx, receiver, data) => compose(ctx, receiver, data, 'new_message'),
  line,
}

/** Somebody wrote to the receiver for the first time. */
export const newConversationMail: MailKind<Data> = {
  name: 'new-conversation',
  schema,
  category: 'new_conversations',
  compose: (ctx, receiver, data) => compose(ctx, receiver, data, 'new_conversation'),
  line,
}

/**
 * The mail names the sender and holds none of their words. There is none once all is read, or when the sender cannot be
 * seen any more.
 */
async function compose(
  ctx: Ctx,
  receiver: Receiver,
  { conversation, from }: Data,
  text: 'new_message' | 'new_conversation',
): Promise<MailContent | null> {
  const { memberId } = receiver
  const sender = memberId && (await findMailedPerson(ctx, from, memberId))
  if (!sender || !(await findUnread(ctx, memberId, conversation))) return null
  const t = ctx.translate
  const site = ctx.site.settings.name
  return {
    subject: t('mail.new_message.subject'),
    preview: t('mail.new_message.preview'),
    heading: t(`mail.${text}.heading`, { name: sender.labelled }),
    blocks: [
      { kind: 'text', text: t(`mail.${text}.text`, { site }) },
      {
        kind: 'button',
        label: t('mail.new_message.button'),
        path: await loginPath(ctx, receiver, `/chats/${conversation}`),
      },
      ...sender.notes,
      { kind: 'note', text: t('mail.frame.link_note') },
    ],
  }
}

async function line(
  ctx: Ctx,
  { memberId }: Receiver,
  { conversation, from }: Data,
): Promise<DigestLine | null> {
  const sender = memberId && (await findMailedPerson(ctx, from, memberId))
  const count = sender ? await findUnread(ctx, memberId, conversation) : 0
  if (!sender || count === 0) return null
  return { key: conversation, counts: 'messages', count, name: sender.labelled, notes: sender.notes }
}
