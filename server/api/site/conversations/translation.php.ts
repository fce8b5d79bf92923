import { messagePlaceSchema, translationSchema } from '#common/wire/conversations.ts'
import { translateMessage } from '#server/conversations/read/translate-message.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postTranslation = endpoint(
  {
    method: 'post',
    path: '/api/translation.php',
    summary: 'A message in the reader’s language, where the installation has a server for it',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: messagePlaceSchema,
    response: translationSchema,
    errors: ['not_found', 'blocked_by', 'unavailable'],
  },
  (ctx, { body }) => translateMessage(ctx, body),
)
