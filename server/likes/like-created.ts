import { z } from 'zod'

/** A member liked another for the first time. */
export const likeCreated = { name: 'like-created', schema: z.object({ from: z.uuid(), to: z.uuid() }) }
