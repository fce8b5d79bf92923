import { replace } from 'react-router'
import { isChunkError } from '../boot/chunk-guard.ts'
import { ApiError } from './api.ts'

/** The window's event for a page that cannot be opened for want of a connection. */
export const pageOffline = 'page-offline'

const patienceMs = 600

/** Where the member is taken back to: that page has all that it shows, whatever it would like to load anew. */
let returning: string | undefined

/**
 * Waits for what a page needs. Without a connection a request waits for one, and with it the page: then the member stays
 * where they are and is told so, or, on the way back in the history, sees the page about it.
 */
export async function unlessOffline<T>(loading: Promise<T>, url: URL): Promise<T | undefined> {
  const wanted = url.pathname + url.search
  const stays = returning === wanted
  returning = undefined
  if (navigator.onLine) return loading
  const late = new Promise<{ late: true }>((resolve) => setTimeout(() => resolve({ late: true }), patienceMs))
  const outcome = await Promise.race([late, loading.then(asLoaded, asFailed)])
  if ('loaded' in outcome) return outcome.loaded
  if (stays) return undefined
  if ('error' in outcome && !needsConnection(outcome.error)) throw outcome.error
  const here = window.location.pathname + window.location.search
  if (here === wanted) throw new ApiError(0, { error: 'offline' })
  window.dispatchEvent(new Event(pageOffline))
  returning = here
  throw replace(here)
}

const asLoaded = <T>(loaded: T) => ({ loaded })
const asFailed = (error: unknown) => ({ error })

function needsConnection(error: unknown): boolean {
  return isChunkError(error) || (error instanceof ApiError && error.code === 'offline')
}
