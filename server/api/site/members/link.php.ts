import { goodLinkSchema, linkQuerySchema, linkResponseSchema, tokenSchema } from '#common/wire/members.ts'
import { inTransaction } from '#server/kernel/context.ts'
import { openLink, useLink } from '#server/members/addresses/mail-links.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { findUser } from './find-user.ts'
import { presentUser } from './present-user.ts'
import { startSession } from './start-session.ts'

export const getLink = endpoint(
  {
    method: 'get',
    path: '/api/link.php',
    summary: 'Whether a mailed link is still good; nothing happens',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 120, seconds: 3_600 },
    query: linkQuerySchema,
    response: goodLinkSchema,
    errors: ['link_invalid'],
  },
  async (ctx, { query }) => {
    const { memberId } = await openLink(ctx, query.token, query.purpose)
    if (query.purpose !== 'reset') return { ok: true as const }
    const { email } = await findUser(ctx, memberId)
    return { ok: true as const, ...(email && { email }) }
  },
)

export const postLink = endpoint(
  {
    method: 'post',
    path: '/api/link.php',
    summary: 'Signs in by a mailed link, once, and says where it leads',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 60, seconds: 3_600 },
    body: tokenSchema,
    response: linkResponseSchema,
    errors: ['link_invalid'],
  },
  async (ctx, { body }, c) =>
    inTransaction(ctx, async (tx) => {
      const { memberId, data } = await useLink(tx, body.token, 'login')
      const found = await findUser(tx, memberId)
      const language = await startSession(tx, c, {
        memberId,
        language: found.language,
        byMail: true,
        proven: false,
      })
      return { user: presentUser(tx, { ...found, language }), to: data.to ?? '/members' }
    }),
)
