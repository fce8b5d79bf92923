import { limits } from '#common/limits.ts'
import { tokenSchema, undoResponseSchema } from '#common/members.ts'
import { inTransaction } from '../ctx/context.ts'
import { createMailLink } from '../members/mail-links.ts'
import { undoChange } from '../members/undo-change.ts'
import { endpoint } from '../site/endpoint.ts'
import { clearSessionCookie } from '../site/session-cookie.ts'

export const postUndo = endpoint(
  {
    method: 'post',
    path: '/api/undo.php',
    summary:
      'Makes the account what it was before what a mail warned of, by its link, once; a new password comes next',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 60, seconds: 3_600 },
    body: tokenSchema,
    response: undoResponseSchema,
    errors: ['link_invalid'],
  },
  async (ctx, { body }, c) => {
    const reset = await inTransaction(ctx, async (tx) => {
      const { memberId, email } = await undoChange(tx, body.token)
      const minutes = limits.resetLinkMinutes
      return createMailLink(tx, { memberId, purpose: 'reset', data: { email }, minutes })
    })
    clearSessionCookie(c)
    return { reset }
  },
)
