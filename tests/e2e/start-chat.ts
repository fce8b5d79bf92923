import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { callApi } from './call-api.ts'

/** Starts a conversation with one message, by the API. Returns its id. */
export async function startChat(page: Page, to: string, body: string): Promise<string> {
  const form = { to, client_id: randomUUID(), body }
  return (await callApi<{ conversation: string }>(page, 'POST', 'message.php', form)).conversation
}
