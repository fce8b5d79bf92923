import { z } from 'zod'
import { writtenSchema } from './basics.ts'

/** The longest that a page says it was open. */
const visitSecondsMax = 86_400

const given = (max: number) => writtenSchema(max).refine((text) => text !== '', 'required')

/**
 * What the beacon of a hidden page says. Without `lb`, the name under which an advertiser's visits are logged, nothing is
 * kept. `visit` is drawn anew with each load of a page and stored nowhere in the browser.
 */
export const pageHiddenQuerySchema = z.object({
  lb: given(100).optional(),
  visit: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w/-]*$/)
    .optional(),
  seconds: z.coerce.number().int().min(0).max(visitSecondsMax).optional(),
  went_on: z.enum(['true', 'false']).optional(),
  network: given(100).optional(),
})
export const pageHiddenSchema = z.object({})
