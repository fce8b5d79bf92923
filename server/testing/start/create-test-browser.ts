type Fetch = (path: string, init?: RequestInit, host?: string) => Promise<Response>

/** A client that keeps its cookies and says where its requests come from, as a browser does. */
export function createTestBrowser(fetch: Fetch, host: string) {
  const cookies = new Map<string, string>()
  const request = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(
      path,
      {
        method,
        headers: {
          host,
          'sec-fetch-site': 'same-origin',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      },
      host,
    )
    keepCookies(cookies, response)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : {},
    }
  }
  return {
    cookies,
    host,
    request,
    get: (path: string, headers?: Record<string, string>) => request('GET', path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      request('POST', path, body, headers),
    put: (path: string, body: unknown) => request('PUT', path, body),
    delete: (path: string, body: unknown) => request('DELETE', path, body),
    cookieHeader: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

export type TestBrowser = ReturnType<typeof createTestBrowser>

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const value = pair.slice(at + 1)
    if (/max-age=0/i.test(line) || value === '') cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), value)
  }
}
