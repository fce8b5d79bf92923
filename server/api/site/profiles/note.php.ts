import { noteResponseSchema, noteSchema } from '#common/wire/safety.ts'
import { writeNote } from '#server/profiles/saved/write-note.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const putNote = endpoint(
  {
    method: 'put',
    path: '/api/note.php',
    summary: 'Keeps a note on a member that only the caller sees; an empty one removes it',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    body: noteSchema,
    response: noteResponseSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { body }) => ({ note: await writeNote(ctx, body.id, body.note) }),
)
