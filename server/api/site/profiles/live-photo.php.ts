import { limits } from '#common/limits.ts'
import { verificationResponseSchema } from '#common/profiles/photo-review.ts'
import { photoTypes } from '#common/wire/photos.ts'
import { presentVerification } from '#server/profiles/verification/find-verification.ts'
import { sendLivePhoto } from '#server/profiles/verification/send-live-photo.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postLivePhoto = endpoint(
  {
    method: 'post',
    path: '/api/live-photo.php',
    summary: 'Sends the photo in the asked pose; again while it waits, it changes nothing',
    access: 'member',
    beforeAge: true,
    limit: { calls: 20, seconds: 3_600 },
    upload: { types: photoTypes, bytes: limits.photoBytes },
    response: verificationResponseSchema,
  },
  async (ctx, { body }) => ({ verification: presentVerification(ctx, await sendLivePhoto(ctx, body)) }),
)
