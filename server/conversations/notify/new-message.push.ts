import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { PushContent, PushKind } from '#server/notifications/push/push-kind.ts'
import { findMailedPerson } from '#server/profiles/mailed-person.ts'
import { findUnread } from './find-unread.ts'

const schema = z.object({ conversation: z.uuid(), from: z.uuid() })
type Data = z.infer<typeof schema>

/** A message in a conversation that the receiver knows. */
export const newMessagePush: PushKind<Data> = {
  name: 'new-message',
  schema,
  category: 'new_messages',
  compose: (ctx, memberId, data) => compose(ctx, memberId, data, 'new_message'),
}

/** Somebody wrote to the receiver for the first time. */
export const newConversationPush: PushKind<Data> = {
  name: 'new-conversation',
  schema,
  category: 'new_conversations',
  compose: (ctx, memberId, data) => compose(ctx, memberId, data, 'new_conversation'),
}

/** There is no push once all is read on any device, or when the sender cannot be seen any more. */
async function compose(
  ctx: Ctx,
  memberId: string,
  { conversation, from }: Data,
  text: 'new_message' | 'new_conversation',
): Promise<PushContent | null> {
  if (!(await findUnread(ctx, memberId, conversation))) return null
  if (!(await findMailedPerson(ctx, from, memberId))) return null
  return {
    type: 'new message',
    body: ctx.translate(`push.${text}`),
    tag: `chat-${conversation}`,
    check: `/chats/${conversation}`,
    urgent: true,
  }
}
