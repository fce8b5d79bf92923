import { contactResponseSchema, updateContactSchema } from '#common/wire/contact.ts'
import { changeContact, findContact } from '#server/profiles/contact/contact-rule.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getContact = endpoint(
  {
    method: 'get',
    path: '/api/contact.php',
    summary: 'Who may write to the member for the first time, and the words the member does not want to read',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: contactResponseSchema,
  },
  async (ctx) => ({ contact: await findContact(ctx) }),
)

export const putContact = endpoint(
  {
    method: 'put',
    path: '/api/contact.php',
    summary: 'Changes who may write to the member, and the hidden words',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: updateContactSchema,
    response: contactResponseSchema,
  },
  async (ctx, { body }) => ({ contact: await changeContact(ctx, body) }),
)
