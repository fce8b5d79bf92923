import { z } from 'zod'
import { okSchema } from '#common/wire.ts'
import { endpoint } from '../http/endpoint.ts'
import { rawBody } from '../http/raw-body.ts'
import { receiveNotification } from '../payments/receive-notification.ts'

/** Open to anyone: what counts is the provider's signature over the raw bytes, checked before they are parsed. */
export const postWebhook = endpoint(
  {
    method: 'post',
    path: '/api/webhook.php',
    summary: 'A payment provider’s signed notification',
    access: 'anyone',
    limit: 'none',
    query: z.object({ provider: z.string().max(40) }),
    response: okSchema,
    errors: ['forbidden', 'not_found', 'too_large'],
  },
  async (ctx, { query }, c) => {
    const body = await rawBody(c)
    await receiveNotification(ctx, query.provider, c.req.raw.headers, body)
    return { ok: true as const }
  },
)
