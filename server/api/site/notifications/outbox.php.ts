import { z } from 'zod'
import { idSchema } from '#common/wire/basics.ts'
import { outboxResponseSchema } from '#common/wire/notifications.ts'
import {
  listOutbox,
  listOutboxTexts,
  presentOutboxMail,
  readOutboxMail,
} from '#server/notifications/outbox.ts'
import { endpoint } from '#server/site/endpoint.ts'

/** Of a demo or of development without a mail server; everywhere else it is not found. */
export const getOutbox = endpoint(
  {
    method: 'get',
    path: '/api/outbox.php',
    summary: 'The mails of the site that wait in the outbox of a demo',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 120, seconds: 60 },
    query: z.object({ id: idSchema.optional() }),
    response: outboxResponseSchema,
    errors: ['not_found'],
  },
  async (ctx, { query }) => {
    const mails = (await listOutbox(ctx)).map(presentOutboxMail)
    const texts = (await listOutboxTexts(ctx)).map(({ id, phone, body, createdAt }) => ({
      id,
      to: phone,
      text: body,
      created_at: new Date(createdAt).toISOString(),
    }))
    if (!query.id) return { mails, texts, mail: null }
    const mail = await readOutboxMail(ctx, query.id)
    const headers = { ...mail.headers, 'Message-ID': `<${mail.id}>` }
    return { mails, texts, mail: { ...presentOutboxMail(mail), text: mail.body ?? '', headers } }
  },
)
