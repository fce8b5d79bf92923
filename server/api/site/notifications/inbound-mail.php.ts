import { limits } from '#common/limits.ts'
import { okSchema } from '#common/wire/basics.ts'
import { mailReports } from '#server/mail/mail-metrics.ts'
import { hasInboundSignature } from '#server/notifications/inbound-signature.ts'
import { receiveInbound } from '#server/notifications/receive-inbound.ts'
import { AppError } from '#server/platform/errors.ts'
import { endpoint } from '#server/site/endpoint.ts'

/** Open to anyone: what counts is the signature over the raw bytes, checked before they are parsed. */
export const postInboundMail = endpoint(
  {
    method: 'post',
    path: '/api/inbound-mail.php',
    summary: 'A mail that came back, as a mail service hands it over: signed, as raw bytes',
    access: 'anyone',
    beforeAge: true,
    signed: true,
    limit: 'none',
    upload: { types: ['message/rfc822'], bytes: limits.inboundMailBytes },
    response: okSchema,
    errors: ['forbidden'],
  },
  async (ctx, { body }, c) => {
    const raw = new Uint8Array(await new Response(body).arrayBuffer())
    if (!hasInboundSignature(ctx, c.req.raw.headers, raw)) {
      ctx.metrics.count(mailReports, { outcome: 'unsigned' })
      throw new AppError('forbidden')
    }
    const read = await receiveInbound(ctx, raw)
    if (!read) ctx.log.warn({ reason: 'unreadable' }, 'an inbound mail could not be read')
    return { ok: true as const }
  },
)
