import { data } from 'react-router'

/** Every address that no page has. A loader makes the root's loader run, so the error page knows its site. */
function refuse(): never {
  throw data({ error: 'not_found' }, { status: 404 })
}
export const loader = refuse
export const clientLoader = refuse

export default function NotFoundPage() {
  return null
}
