import { ApiError, type ReadApi, unwrap } from '../platform/api/api.ts'

type Purpose = 'login' | 'activate' | 'reset' | 'mail_change' | 'undo' | 'reactivate'

/** Whether a mailed link is still good for what its page does; nothing is used up by asking. */
export async function checkLink(api: ReadApi, purpose: Purpose, token: string | null): Promise<boolean> {
  if (!token) return false
  try {
    await unwrap(api['link.php'].$get({ query: { token, purpose } }))
    return true
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'link_invalid' || error.code === 'invalid')) return false
    throw error
  }
}
