import { redirect } from 'react-router'

/**
 * Leads a loader to another page of this site. A part of the path that comes from an address is encoded before; whatever
 * else a header cannot carry is encoded here, so that no address breaks the answer.
 */
export function redirectTo(path: string): Response {
  return redirect(path.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent))
}
