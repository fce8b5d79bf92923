import { data } from 'react-router'

/** Every address that no page has. The loader is what makes the root's loader run: the error page knows its site. */
export function loader(): never {
  throw data({ error: 'not_found' }, { status: 404 })
}

export const clientLoader = loader

export default function NotFoundPage() {
  return null
}
