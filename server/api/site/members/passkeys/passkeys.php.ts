import { okSchema } from '#common/wire/basics.ts'
import { addPasskeySchema, passkeysResponseSchema, removePasskeySchema } from '#common/wire/security.ts'
import { browserName } from '#server/members/sign-in/browser-name.ts'
import { addPasskey, listPasskeys, removePasskey } from '#server/members/sign-in/passkeys.ts'
import { requireProof } from '#server/members/sign-in/proof.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getPasskeys = endpoint(
  {
    method: 'get',
    path: '/api/passkeys.php',
    summary: 'The member’s passkeys',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: passkeysResponseSchema,
  },
  async (ctx) => ({
    passkeys: (await listPasskeys(ctx)).map(({ id, name, createdAt, usedOn }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      used_on: usedOn,
    })),
  }),
)

export const postPasskey = endpoint(
  {
    method: 'post',
    path: '/api/passkeys.php',
    summary: 'Adds a passkey, soon after the password was given; named after browser and system',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 900 },
    body: addPasskeySchema,
    response: okSchema,
    errors: ['passkey_failed', 'passkey_expired', 'proof_required', 'too_many_passkeys'],
  },
  async (ctx, { body }, c) => {
    await requireProof(ctx)
    const name = browserName(c.req.header('user-agent')) ?? 'Passkey'
    await addPasskey(ctx, { credential: body.credential, origin: c.req.header('origin'), name })
    return { ok: true as const }
  },
)

export const deletePasskey = endpoint(
  {
    method: 'delete',
    path: '/api/passkeys.php',
    summary: 'Removes a passkey of the member',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: removePasskeySchema,
    response: okSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    await removePasskey(ctx, body.id)
    return { ok: true as const }
  },
)
