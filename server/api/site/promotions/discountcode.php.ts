import {
  discountCodeResponseSchema,
  discountQuerySchema,
  enterDiscountSchema,
} from '#common/wire/discounts.ts'
import type { Ctx, MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  checkCode,
  enterCode,
  enteredCode,
  presentCode,
  welcomeCode,
} from '#server/promotions/discount-code.ts'
import type { FoundCode } from '#server/promotions/find-codes.ts'
import { endpoint } from '#server/site/endpoint.ts'

const answer = (ctx: Ctx, found: FoundCode | null) => ({
  discountcode: found && presentCode(ctx, found),
  now: ctx.now().toISOString(),
})

export const getDiscountCode = endpoint(
  {
    method: 'get',
    path: '/api/discountcode.php',
    summary:
      'A discount code; with welcome=true the newcomer’s, or null; without a query the entered one, or null',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 120, seconds: 60 },
    query: discountQuerySchema,
    response: discountCodeResponseSchema,
    errors: ['login_required'],
  },
  async (ctx, { query: { code, welcome } }) => {
    const { actor } = ctx
    if (actor.kind === 'member') {
      const member: MemberCtx = { ...ctx, actor }
      if (welcome === 'true') return answer(ctx, await welcomeCode(member))
      return answer(ctx, await (code ? checkCode(member, code) : enteredCode(member)))
    }
    if (welcome !== 'true') throw new AppError('login_required')
    return answer(ctx, null)
  },
)

export const putDiscountCode = endpoint(
  {
    method: 'put',
    path: '/api/discountcode.php',
    summary: 'Enters a discount code, which counts for the member’s orders from then on; null takes it away',
    access: 'member',
    beforeAge: true,
    limit: { calls: 20, seconds: 60 },
    body: enterDiscountSchema,
    response: discountCodeResponseSchema,
  },
  async (ctx, { body }) => answer(ctx, await enterCode(ctx, body.code)),
)
