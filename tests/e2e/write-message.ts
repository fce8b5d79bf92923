import type { Page } from 'playwright-core'

export async function writeMessage(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox')
  await box.fill(text)
  await box.press('Control+Enter')
}
