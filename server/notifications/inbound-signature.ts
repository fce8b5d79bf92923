import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../kernel/context.ts'

const toleranceMs = 5 * 60_000
const timestampHeader = 'serenade-timestamp'
const signatureHeader = 'serenade-signature'

/** HMAC-SHA256 over the seconds since 1970, a full stop and the message's bytes, in hexadecimal. */
function signInbound(secret: string, timestamp: string, raw: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('hex')
}

/** Tells whether these bytes were signed with the secret within five minutes before or after now. */
export function hasInboundSignature({ mail, now }: Ctx, headers: Headers, raw: Uint8Array): boolean {
  const timestamp = headers.get(timestampHeader) ?? ''
  const signature = headers.get(signatureHeader) ?? ''
  if (!mail.inboundSecret || !/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now().getTime() - Number(timestamp) * 1000) > toleranceMs) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signInbound(mail.inboundSecret, timestamp, raw)))
}
