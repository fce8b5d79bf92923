import type { Page } from 'playwright-core'
import { resolveLocalhost } from './resolve-localhost.ts'

resolveLocalhost()

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Playwright's own requests share the cookies of the page, and say what a browser says of the site's own page. */
export const asPage = { 'X-Client': 'serenade-web', 'Sec-Fetch-Site': 'same-origin' }

/**
 * Calls the API with the session of the page, which need not be open. Throws for an answer that is no success.
 */
export async function callApi<Answer>(
  page: Page,
  method: Method,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await page.request.fetch(apiAddress(page, path), {
    method,
    headers: { ...asPage, 'Content-Type': 'application/json' },
    ...(body && { data: body }),
  })
  const text = await response.text()
  if (response.status() >= 300) throw new Error(`${method} ${path} answered ${response.status()}: ${text}`)
  return JSON.parse(text) as Answer
}

/** On the site that the page shows, or before it shows one, on that of its story. */
export function apiAddress(page: Page, path: string): string {
  return page.url().startsWith('http') ? new URL(`/api/${path}`, page.url()).href : `/api/${path}`
}
