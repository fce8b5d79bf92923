import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import type { Joined } from './join-members.ts'

const answerWithinMs = 40_000
const picture = twoHalves().jpeg().toBuffer()

/** Sends somebody a photo as a message; each attempt sends the same bytes. */
export async function sendPhotoTo(
  port: number,
  browser: Joined['browser'],
  { to, client_id }: { to: string; client_id: string },
) {
  const answer = await sendPhoto(
    {
      fetch: (path, init) =>
        fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(answerWithinMs) }),
    },
    browser,
    await picture,
    { clientId: client_id, path: '/api/photo-message.php', more: { to } },
  )
  return { ...answer, text: JSON.stringify(answer.body) }
}
