import { z } from 'zod'

/** Bytes as the browser's push API writes them, without padding. */
const bytes = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}=*$`))

/** A device's address at its browser's push service, and the keys that only it can read with (RFC 8291). */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})
export type PushSubscriptionForm = z.infer<typeof pushSubscriptionSchema>

/** `POST /api/user.php?push=1` (spec §7). */
export const subscribeSchema = z.object({ subscription: pushSubscriptionSchema })
export const unsubscribePushSchema = z.object({ endpoint: pushSubscriptionSchema.shape.endpoint })
export const pushQuerySchema = z.object({ push: z.literal('1').optional() })
