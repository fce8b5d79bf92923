import { ApiError, type ReadApi, unwrap } from '#client/api/api.ts'
import type { GoodLink } from '#common/wire/members.ts'

type Purpose = 'login' | 'activate' | 'reset' | 'mail_change' | 'undo' | 'reactivate'

/** What is known of a mailed link that is still good for what its page does, else null; nothing is used up by asking. */
export async function checkLink(
  api: ReadApi,
  purpose: Purpose,
  token: string | null,
): Promise<GoodLink | null> {
  if (!token) return null
  try {
    return await unwrap(api['link.php'].$get({ query: { token, purpose } }))
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'link_invalid' || error.code === 'invalid')) return null
    throw error
  }
}
