import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { callApi } from './call-api.ts'

/** A conversation of one own message, by the API. Returns its id. */
export async function beginChat(page: Page, to: string, body: string): Promise<string> {
  const form = { to, client_id: randomUUID(), body }
  return (await callApi<{ conversation: string }>(page, 'POST', 'message.php', form)).conversation
}
