import { sql } from 'drizzle-orm'
import { type NotificationCategory, notificationCategories } from '#common/notification-categories.ts'
import type { Ctx } from '#server/kernel/context.ts'
import type { MailBlock } from '#server/mail/mail-content.ts'
import { type DigestLine, digestCounts, type MailKind, type Receiver } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'
import { nullable, text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { findPreferences, isCategory } from '../preferences.ts'
import { type Digest, type DigestItem, digestName, digestSchema } from './digest-items.ts'

/** Named in the mail; the others are counted. */
const namedMost = 6

/** How many first messages wait as requests, and have come since a moment. */
type CountRequests = (ctx: Ctx, memberId: string, since: string) => Promise<number>

/**
 * Tells in one mail what came while nothing could be mailed: whatever is seen by then is left out. Requests, of which
 * no mail tells alone, are counted in it.
 */
export function digestMail(kinds: readonly MailKind[], countRequests: CountRequests): MailKind<Digest> {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  return {
    name: digestName,
    schema: digestSchema,
    categoriesOf: ({ items }) => {
      const found = new Set(items.map(({ kind }) => byName.get(kind)?.category))
      return notificationCategories.filter((category) => found.has(category))
    },
    async compose(ctx, receiver, { items }) {
      const lines = await linesOf(ctx, receiver, byName, items)
      if (lines.length === 0) return null
      return contentOf(ctx, receiver, lines, await newRequests(ctx, receiver, countRequests))
    },
  }
}

async function linesOf(
  ctx: Ctx,
  receiver: Receiver,
  byName: ReadonlyMap<string, MailKind>,
  items: DigestItem[],
): Promise<DigestLine[]> {
  const { memberId } = receiver
  if (!memberId) return []
  const { notifications } = await findPreferences(ctx, memberId)
  const isWanted = (category: NotificationCategory) => notifications[category].email
  const lines = new Map<string, DigestLine>()
  for (const { kind: name, data } of items) {
    const kind = byName.get(name)
    if (!kind?.line || !isCategory(kind.category) || !isWanted(kind.category)) continue
    const line = await kind.line(ctx, receiver, kind.schema.parse(data))
    if (line) lines.set(line.key, line)
  }
  return [...lines.values()]
}

/** Counts the requests that no earlier digest has told of. */
async function newRequests(ctx: Ctx, { memberId }: Receiver, count: CountRequests): Promise<number> {
  if (!memberId) return 0
  const { notifications } = await findPreferences(ctx, memberId)
  if (!notifications.new_conversations.email) return 0
  const [last] = await rows(
    ctx.db,
    { at: nullable(text) },
    sql`select max(sent_at)::text as at from mail
      where member_id = ${memberId} and kind = ${digestName} and state = 'sent'`,
  )
  return count(ctx, memberId, last?.at ?? '-infinity')
}

async function contentOf(ctx: Ctx, receiver: Receiver, lines: DigestLine[], requests: number) {
  const t = ctx.translate
  const site = ctx.site.settings.name
  const sums = digestCounts
    .map((counts) => ({ counts, count: sumOf(lines, counts) }))
    .filter(({ count }) => count > 0)
    .map(({ counts, count }) => t(`rhythmMail.digest.${counts}`, { count }))
  const others = lines.length - namedMost
  const isWritten = lines.some(({ counts }) => counts === 'messages')
  const blocks: MailBlock[] = [
    { kind: 'text', text: t('rhythmMail.digest.text', { site }) },
    ...(isWritten ? [{ kind: 'text' as const, text: t('rhythmMail.digest.private') }] : []),
    {
      kind: 'facts',
      rows: lines
        .slice(0, namedMost)
        .map(({ name, counts, count }) => [name, t(`rhythmMail.digest.${counts}`, { count })]),
    },
    ...(others > 0
      ? [{ kind: 'text' as const, text: t('rhythmMail.digest.others', { count: others }) }]
      : []),
    ...(requests > 0
      ? [{ kind: 'text' as const, text: t('rhythmMail.digest.chat_requests', { count: requests }) }]
      : []),
    {
      kind: 'button',
      label: t('rhythmMail.digest.button'),
      path: await loginPath(ctx, receiver, isWritten ? '/chats' : '/likes'),
    },
    ...notesOf(lines),
    { kind: 'note', text: t('mail.frame.link_note') },
  ]
  return {
    subject: t('rhythmMail.digest.subject'),
    preview: t('rhythmMail.digest.preview'),
    heading: new Intl.ListFormat(ctx.locale, { type: 'conjunction' }).format(sums),
    blocks,
  }
}

/** What a label of one of the names means, said of the first that has it. */
function notesOf(lines: DigestLine[]): MailBlock[] {
  const labelled = lines.slice(0, namedMost).find(({ notes }) => notes.length > 0)
  return (
    labelled?.notes.map((note) =>
      'text' in note ? { ...note, text: `${labelled.name}: ${note.text}` } : note,
    ) ?? []
  )
}

function sumOf(lines: DigestLine[], counts: DigestLine['counts']): number {
  return lines.filter((line) => line.counts === counts).reduce((sum, { count }) => sum + count, 0)
}
