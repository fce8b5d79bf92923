import { okSchema } from '#common/wire/basics.ts'
import { memberIdSchema } from '#common/wire/safety.ts'
import { blockMember, unblockMember } from '#server/profiles/blocks/block-member.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postBlock = endpoint(
  {
    method: 'post',
    path: '/api/block.php',
    summary: 'Blocks a member: neither sees or reaches the other any more',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: memberIdSchema,
    response: okSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    await blockMember(ctx, body.id)
    return { ok: true as const }
  },
)

export const deleteBlock = endpoint(
  {
    method: 'delete',
    path: '/api/block.php',
    summary: 'Ends the caller’s block of a member',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: memberIdSchema,
    response: okSchema,
  },
  async (ctx, { body }) => {
    await unblockMember(ctx, body.id)
    return { ok: true as const }
  },
)
