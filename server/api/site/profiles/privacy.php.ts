import { privacyResponseSchema, updatePrivacySchema } from '#common/wire/privacy.ts'
import { whoSees } from '#server/conversations/presence.ts'
import { changePrivacy, findPrivacy } from '#server/profiles/privacy.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getPrivacy = endpoint(
  {
    method: 'get',
    path: '/api/privacy.php',
    summary: 'What the member decided about being seen',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: privacyResponseSchema,
  },
  async (ctx) => ({ privacy: await findPrivacy(ctx) }),
)

export const putPrivacy = endpoint(
  {
    method: 'put',
    path: '/api/privacy.php',
    summary: 'Changes what others see of the member',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: updatePrivacySchema,
    response: privacyResponseSchema,
  },
  async (ctx, { body }) => {
    // Who saw the member online a moment ago is told that it ends; afterwards nobody may be told anything.
    const hides = body.invisible === true || body.show_online === false
    const sawOnline = hides ? await whoSees(ctx) : []
    const privacy = await changePrivacy(ctx, body)
    ctx.events.signal(sawOnline, { type: 'presence', id: ctx.actor.memberId, online: false })
    return { privacy }
  },
)
