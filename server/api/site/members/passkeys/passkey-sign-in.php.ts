import { userResponseSchema } from '#common/wire/members.ts'
import { passkeySignInSchema } from '#common/wire/security.ts'
import { signInByPasskey } from '#server/members/sign-in/passkeys.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { findUser } from '../find-user.ts'
import { presentUser } from '../present-user.ts'
import { startSession } from '../start-session.ts'

export const postPasskeySignIn = endpoint(
  {
    method: 'post',
    path: '/api/passkey-sign-in.php',
    summary: 'Signs in with a passkey',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 120, seconds: 900 },
    body: passkeySignInSchema,
    response: userResponseSchema,
    errors: [
      'passkey_failed',
      'passkey_expired',
      'login_failed',
      'account_pending_deletion',
      'account_under_age',
    ],
  },
  async (ctx, { body }, c) => {
    const account = await signInByPasskey(ctx, {
      credential: body.credential,
      origin: c.req.header('origin'),
    })
    await startSession(ctx, c, account)
    return { user: presentUser(ctx, await findUser(ctx, account.memberId)) }
  },
)
