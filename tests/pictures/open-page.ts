import { whenAlive } from '../e2e/when-alive.ts'
import type { Stage } from './screen.ts'

/** Opens an address of the site and waits until it is complete and alive. */
export async function openPage({ page, origin }: Stage, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.getByRole('main').waitFor()
  await whenAlive(page)
}
