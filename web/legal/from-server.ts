import { redirectDocument } from 'react-router'

/** These pages ship no React, so that a link to one from a page with React loads it from the server. */
export function fromServer({ request }: { request: Request }): never {
  const { pathname, search } = new URL(request.url)
  throw redirectDocument(pathname + search)
}
