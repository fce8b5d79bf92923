import { z } from 'zod'

export const digestName = 'digest'

export const heldData = z.record(z.string(), z.unknown())
/** A mail that would have gone alone. */
const itemSchema = z.object({ kind: z.string(), data: heldData })
export type DigestItem = z.infer<typeof itemSchema>

export const digestSchema = z.object({ items: z.array(itemSchema) })
export type Digest = z.infer<typeof digestSchema>
