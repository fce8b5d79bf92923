import { z } from 'zod'
import { limits } from '#common/limits.ts'
import { searchSchema } from '#common/wire/profiles.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { readAs } from '#server/mail/read-as.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'
import { AppError } from '#server/platform/errors.ts'
import { countPeople } from '../search/count-found.ts'
import { fillSearch } from '../search/fill-search.ts'
import { findSavedSearches } from './saved-searches.ts'

const schema = z.object({ since: z.string() })

/** Somebody has joined whom a saved search finds. */
export const savedSearchMail: MailKind<z.infer<typeof schema>> = {
  name: 'saved-search',
  schema,
  category: 'reminders',
  async compose(ctx, receiver, { since }) {
    if (!receiver.memberId) return null
    const found = await findNew(readAs(ctx, receiver.memberId), since)
    const [first] = found
    if (!first) return null
    const t = ctx.translate
    const path = `/members?${new URLSearchParams({ ...first.search, sort: 'newest' })}`
    return {
      subject: t('searchMail.subject'),
      preview: t('searchMail.preview'),
      heading: t('searchMail.heading'),
      blocks: [
        { kind: 'text', text: t('searchMail.text', { site: ctx.site.settings.name }) },
        ...found.map(({ name, people }) => ({
          kind: 'text' as const,
          text: t('searchMail.found', { name, count: people }),
        })),
        { kind: 'button', label: t('searchMail.button'), path: await loginPath(ctx, receiver, path) },
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}

/** The saved searches that find somebody who has joined since, with how many. */
async function findNew(ctx: MemberCtx, since: string) {
  const counted = []
  for (const { name, search } of await findSavedSearches(ctx))
    counted.push({ name, search, people: await countNew(ctx, search, since) })
  return counted.filter(({ people }) => people > 0)
}

async function countNew(ctx: MemberCtx, search: Record<string, string>, since: string): Promise<number> {
  try {
    const filled = await fillSearch(ctx, searchSchema.parse(search))
    return Math.min(limits.countCap, await countPeople(ctx, { ...filled, joinedAfter: since }))
  } catch (error) {
    // A country or region that the site no longer offers.
    if (error instanceof AppError || error instanceof z.ZodError) return 0
    throw error
  }
}
