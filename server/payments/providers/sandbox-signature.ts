import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#server/kernel/context.ts'
import { keptSecret } from '#server/platform/kept-secret.ts'

const toleranceMs = 5 * 60_000
const timestampHeader = 'sandbox-timestamp'
const signatureHeader = 'sandbox-signature'

/** The headers that go with a notification: seconds since 1970, and an HMAC-SHA256 over them and the raw body. */
export async function signSandboxBody(ctx: Ctx, rawBody: Uint8Array): Promise<Headers> {
  const timestamp = String(Math.floor(ctx.now().getTime() / 1000))
  const mac = await macOf(ctx, timestamp, rawBody)
  return new Headers({ [timestampHeader]: timestamp, [signatureHeader]: mac.toString('hex') })
}

/** Whether the sandbox signed these bytes within the last five minutes, give or take as much. */
export async function hasSandboxSignature(ctx: Ctx, headers: Headers, rawBody: Uint8Array): Promise<boolean> {
  const timestamp = headers.get(timestampHeader) ?? ''
  const signature = headers.get(signatureHeader) ?? ''
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(ctx.now().getTime() - Number(timestamp) * 1000) > toleranceMs) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), await macOf(ctx, timestamp, rawBody))
}

async function macOf(ctx: Ctx, timestamp: string, rawBody: Uint8Array): Promise<Buffer> {
  const secret = await keptSecret(ctx.db, 'sandbox-webhook')
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest()
}
