import { type Api, ApiError, unwrap } from '#client/api/api.ts'
import { uploading } from '#web/site/api/upload-file.ts'
import type { Outgoing } from './outbox.ts'
import { readOutgoingPhoto } from './outbox-photos.ts'
import { sentQuote } from './quote-draft.ts'
import type { Answer } from './send-answer.ts'

/** A picture that is at hand, and who hears how much of it has gone out. */
export type PhotoAtHand = { file: Blob; onShare: (share: number) => void }

/** Sends one message that is no text. Its client id makes it harmless to send it again. */
export async function postKind(
  api: Api,
  to: string,
  message: Outgoing,
  photo?: PhotoAtHand,
): Promise<Answer> {
  const { client_id, body, gift, gif } = message
  const quote = sentQuote(message.quote)
  if (gift) return unwrap(api['gift.php'].$post({ json: { to, client_id, gift, note: body, quote } }))
  if (gif) return unwrap(api['gif.php'].$post({ json: { to, client_id, gif, quote } }))
  const file = photo?.file ?? (message.photo && (await readOutgoingPhoto(message.photo)))
  // The browser has dropped the picture: nothing is left to send.
  if (!file) throw new ApiError(0, { error: 'invalid' })
  const quoted = quote && 'message' in quote ? { quoted: String(quote.message) } : {}
  const watch = { onSent: photo?.onShare ?? (() => {}), signal: new AbortController().signal }
  const query = { to, client_id, ...quoted }
  return unwrap(api['photo-message.php'].$post({ query }, uploading(file, watch)))
}
