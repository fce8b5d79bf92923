import { okSchema } from '#common/wire/basics.ts'
import { typingSchema } from '#common/wire/conversations.ts'
import { signalTyping } from '#server/conversations/read/signal-typing.ts'
import { endpoint } from '#server/site/endpoint.ts'

/** A page sends it every three seconds at most while its member writes. */
export const postTyping = endpoint(
  {
    method: 'post',
    path: '/api/typing.php',
    summary: 'Tells the other one that the member types; the answer is the same whether they are told or not',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: typingSchema,
    response: okSchema,
  },
  async (ctx, { body }) => {
    await signalTyping(ctx, body.to)
    return { ok: true as const }
  },
)
