import { ApiError } from '#client/api/api.ts'
import { localeCookie } from '#common/limits.ts'

const blocked = () => new ApiError(400, { error: 'cookies_blocked' })

/**
 * Runs what signs in. A browser that keeps no cookies forgets a sign-in at once, and would ask for it again without a
 * word: nothing is sent where it says so itself. Others drop what comes: each sign-in sets the language, or was sent it.
 */
export async function withCookies<T>(signIn: () => Promise<T>): Promise<T> {
  if (!navigator.cookieEnabled) throw blocked()
  const answer = await signIn()
  if (!document.cookie.split('; ').some((cookie) => cookie.startsWith(`${localeCookie}=`))) throw blocked()
  return answer
}
