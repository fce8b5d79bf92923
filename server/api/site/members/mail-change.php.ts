import { okSchema } from '#common/wire/basics.ts'
import { changeEmailSchema, tokenSchema } from '#common/wire/members.ts'
import { askAddressChange, changeAddress } from '#server/members/addresses/change-address.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postMailChange = endpoint(
  {
    method: 'post',
    path: '/api/mail-change.php',
    summary: 'Mails the link that makes another address the member’s',
    access: 'member',
    beforeAge: true,
    limit: { calls: 20, seconds: 3_600 },
    body: changeEmailSchema,
    response: okSchema,
    errors: ['too_many_mails', 'login_blocked'],
  },
  async (ctx, { body }, c) => {
    await askAddressChange(ctx, { ...body, signal: c.req.raw.signal })
    return { ok: true as const }
  },
)

export const putMailChange = endpoint(
  {
    method: 'put',
    path: '/api/mail-change.php',
    summary: 'Changes the address by the mailed link, once, and ends every other session',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 60, seconds: 3_600 },
    body: tokenSchema,
    response: okSchema,
    errors: ['link_invalid'],
  },
  async (ctx, { body }) => {
    await changeAddress(ctx, body.token)
    return { ok: true as const }
  },
)
