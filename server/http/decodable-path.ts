/**
 * The same address with the percent signs of what does not decode written out. Such a part of a path names nothing, and the
 * pages' router would tell the log of it in a plain line, with the address.
 */
export function decodablePath(request: Request): Request {
  const url = new URL(request.url)
  const parts = url.pathname.split('/')
  if (parts.every(isDecodable)) return request
  url.pathname = parts.map((part) => (isDecodable(part) ? part : part.replaceAll('%', '%25'))).join('/')
  return new Request(url, request)
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
