import { limits } from '#common/limits.ts'
import { tokenSchema, undoResponseSchema } from '#common/wire/members.ts'
import { inTransaction } from '#server/kernel/context.ts'
import { createMailLink } from '#server/members/addresses/mail-links.ts'
import { undoChange } from '#server/members/sign-in/undo-change.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { clearSessionCookie } from '#server/site/session-cookie.ts'

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
