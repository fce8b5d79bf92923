import { z } from 'zod'
import { limits } from '../limits.ts'
import { reportReasons, reportSubjects } from '../reports.ts'
import { cursorSchema, idSchema, writtenSchema } from './basics.ts'
import { profileCardSchema } from './profiles.ts'
import { proofSchema } from './proof.ts'

/** What can be reported of a member. */
/** POST /api/report.php. A visitor brings a proof of work; `request_id` makes a repeated sending harmless. */
export const reportSchema = z
  .object({
    request_id: idSchema,
    id: idSchema,
    subject: z.enum(reportSubjects, 'choose_one'),
    /** Which photo, where the report is of one. */
    photo: idSchema.optional(),
    reason: z.enum(reportReasons, 'choose_one'),
    details: writtenSchema(limits.reportMax).optional(),
    proof: proofSchema.optional(),
  })
  .refine(({ reason, details }) => reason !== 'other' || Boolean(details), {
    path: ['details'],
    error: 'required',
  })
  .refine(({ subject, photo }) => (subject === 'photo') === (photo !== undefined), {
    path: ['photo'],
    error: 'choose_one',
  })

/** A member by id: whom to block, to save, or whose profile was opened. */
export const memberIdSchema = z.object({ id: idSchema })
export const pageQuerySchema = z.object({ cursor: cursorSchema.optional() })

/** Whom a member blocked; the name is null where that account is gone. */
export const blockedSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  blocked_at: z.iso.datetime(),
})
export type Blocked = z.infer<typeof blockedSchema>
export const blocksResponseSchema = z.object({ blocks: z.array(blockedSchema), next: z.string().nullable() })

export const visitorSchema = profileCardSchema.extend({ visited_at: z.iso.datetime() })
export type Visitor = z.infer<typeof visitorSchema>
/** `shown`: whether the member takes part in visits; who does not is shown none. */
export const visitorsResponseSchema = z.object({
  visitors: z.array(visitorSchema),
  next: z.string().nullable(),
  shown: z.boolean(),
})

const favouriteSchema = profileCardSchema.extend({ note: z.string().nullable() })
export const favouritesResponseSchema = z.object({
  favourites: z.array(favouriteSchema),
  next: z.string().nullable(),
})

/** PUT /api/note.php: an empty text removes the note. */
export const noteSchema = z.object({ id: idSchema, note: writtenSchema(limits.noteMax) })
export const noteResponseSchema = z.object({ note: z.string().nullable() })
