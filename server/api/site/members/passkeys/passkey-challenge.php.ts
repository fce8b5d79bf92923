import { challengeResponseSchema, challengeSchema } from '#common/wire/security.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { findMember } from '#server/members/queries.ts'
import { registrationOptions, signInOptions } from '#server/members/sign-in/passkey-challenges.ts'
import { listPasskeys } from '#server/members/sign-in/passkeys.ts'
import { requireProof } from '#server/members/sign-in/proof.ts'
import { AppError } from '#server/platform/errors.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postPasskeyChallenge = endpoint(
  {
    method: 'post',
    path: '/api/passkey-challenge.php',
    summary:
      'What an authenticator is asked to sign: to sign in, or, soon after the password, to add a passkey',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 60, seconds: 900 },
    body: challengeSchema,
    response: challengeResponseSchema,
    errors: ['login_required', 'proof_required'],
  },
  async (ctx, { body }) => {
    const options = body.purpose === 'sign_in' ? await signInOptions(ctx) : await toRegister(ctx)
    return { options: { ...options } }
  },
)

async function toRegister(ctx: Ctx) {
  const { actor } = ctx
  if (actor.kind !== 'member') throw new AppError('login_required')
  const own = { ...ctx, actor }
  await requireProof(own)
  const member = await findMember(ctx, actor.memberId)
  const known = await listPasskeys(own)
  return registrationOptions(
    own,
    member?.name ?? '',
    known.map(({ credentialId }) => credentialId),
  )
}
