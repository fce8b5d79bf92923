import { putReactionSchema, reactionResponseSchema } from '#common/wire/conversations.ts'
import { react } from '#server/conversations/read/react.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const putReaction = endpoint(
  {
    method: 'put',
    path: '/api/reaction.php',
    summary: 'Put a sign on a message, another one in its place, or none',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    body: putReactionSchema,
    response: reactionResponseSchema,
    errors: ['not_found', 'blocked_by', 'recipient_unconfirmed'],
  },
  async (ctx, { body: { reaction, ...place } }) => ({ reactions: await react(ctx, place, reaction) }),
)
