import type { Page } from 'playwright-core'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls the API as the page itself does, with its session. Throws for an answer that is no success. */
export async function callApi<Answer>(
  page: Page,
  method: Method,
  path: string,
  body?: object,
): Promise<Answer> {
  const { status, text } = await page.evaluate(
    async ([how, where, json]) => {
      const headers = { 'Content-Type': 'application/json', 'X-Client': 'serenade-web' }
      const response = await fetch(`/api/${where}`, { method: how, headers, body: json ?? null })
      return { status: response.status, text: await response.text() }
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
  return JSON.parse(text) as Answer
}
