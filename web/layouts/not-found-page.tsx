import { data } from 'react-router'

/** Answers every unknown address. It has a loader so that the root's loader runs too, which the error page needs. */
function refuse(): never {
  throw data({ error: 'not_found' }, { status: 404 })
}
export const loader = refuse
export const clientLoader = refuse

export default function NotFoundPage() {
  return null
}
