import { newConversationPush, newMessagePush } from './conversations/notify/new-message.push.ts'
import { unreadReminderPush } from './conversations/notify/unread-reminder.push.ts'
import { likePush } from './likes/like.push.ts'
import type { PushKind } from './notifications/push/push-kind.ts'

/** Every kind of push that the program sends. A kind that is not listed here is never sent. */
const kinds: PushKind[] = [newConversationPush, newMessagePush, unreadReminderPush, likePush]

export const pushKinds: ReadonlyMap<string, PushKind> = new Map(kinds.map((kind) => [kind.name, kind]))
