import type { Context } from 'hono'
import { z } from 'zod'
import { PlainText } from '#server/http/endpoint/plain-text.ts'
import { rawBody } from '#server/http/raw-body.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { receiveNotification } from '#server/payments/receive-notification.ts'
import { endpoint } from '#server/site/endpoint.ts'

const query = z.object({ provider: z.string().max(40) })

/** Open to anyone: what counts is the provider's signature over the raw bytes, checked before they are parsed. */
export const postWebhook = endpoint(
  {
    method: 'post',
    path: '/api/webhook.php',
    summary: 'A payment provider’s signed notification',
    access: 'anyone',
    beforeAge: true,
    signed: true,
    limit: 'none',
    query,
    response: 'text',
    errors: ['forbidden', 'not_found', 'too_large'],
  },
  async (ctx, { query: { provider } }, c) => receive(ctx, provider, c, await rawBody(c)),
)

/** Some providers notify by a GET, which has its signature among the parameters. */
export const getWebhook = endpoint(
  {
    method: 'get',
    path: '/api/webhook.php',
    summary: 'A payment provider’s signed notification, of those that notify by an address',
    access: 'anyone',
    beforeAge: true,
    limit: 'none',
    query,
    response: 'text',
    errors: ['forbidden', 'not_found'],
  },
  async (ctx, { query: { provider } }, c) => receive(ctx, provider, c, new Uint8Array()),
)

async function receive(ctx: Ctx, provider: string, c: Context, body: Uint8Array): Promise<PlainText> {
  const given = new URL(c.req.url).searchParams
  given.delete('provider')
  const { headers } = c.req.raw
  return new PlainText(await receiveNotification(ctx, provider, { headers, query: given, body }))
}
