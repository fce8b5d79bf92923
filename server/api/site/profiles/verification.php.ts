import { verificationResponseSchema } from '#common/profiles/photo-review.ts'
import { askPose } from '#server/profiles/verification/ask-pose.ts'
import { findLatest, presentVerification } from '#server/profiles/verification/find-verification.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getVerification = endpoint(
  {
    method: 'get',
    path: '/api/verification.php',
    summary: 'How far the member’s verification is',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: verificationResponseSchema,
  },
  async (ctx) => ({ verification: presentVerification(ctx, await findLatest(ctx)) }),
)

export const postVerification = endpoint(
  {
    method: 'post',
    path: '/api/verification.php',
    summary: 'Asks the member for a pose; in time, for the same one again',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 3_600 },
    response: verificationResponseSchema,
  },
  async (ctx) => ({ verification: presentVerification(ctx, await askPose(ctx)) }),
)
