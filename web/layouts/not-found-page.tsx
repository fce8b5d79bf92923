import { data } from 'react-router'
import type { PageFailure } from '../site/api/page-loader.ts'

/** Answers every unknown address. It has a loader so that the root's loader runs too, which the error page needs. */
function refuse(): never {
  throw data<PageFailure>({ error: 'not_found' }, { status: 404 })
}
export const loader = refuse
export const clientLoader = refuse

export default function NotFoundPage() {
  return null
}
