import {
  postUnsubscribeQuerySchema,
  unsubscribeQuerySchema,
  unsubscribeResponseSchema,
} from '#common/wire/notifications.ts'
import { findUnsubscription, unsubscribe } from '#server/notifications/unsubscribe.ts'
import { endpoint } from '#server/site/endpoint.ts'

/** Only looks: mail scanners open every link. */
export const getUnsubscribe = endpoint(
  {
    method: 'get',
    path: '/api/unsubscribe.php',
    summary: 'What the link of a mail would unsubscribe from',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    query: unsubscribeQuerySchema,
    response: unsubscribeResponseSchema,
    errors: ['not_found'],
  },
  (ctx, { query }) => findUnsubscription(ctx, query.token),
)

/** Also the button of a mail program, which posts without a session from wherever it is (RFC 8058). */
export const postUnsubscribe = endpoint(
  {
    method: 'post',
    path: '/api/unsubscribe.php',
    summary: 'Unsubscribes from one kind of notification or all, by the token of a mail',
    access: 'anyone',
    beforeAge: true,
    signed: true,
    limit: { calls: 60, seconds: 60 },
    query: postUnsubscribeQuerySchema,
    response: unsubscribeResponseSchema,
    errors: ['not_found'],
  },
  (ctx, { query }) => unsubscribe(ctx, query.token, query.scope),
)
