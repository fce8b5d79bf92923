import { whenHydrated } from '../e2e/when-hydrated.ts'
import type { Stage } from './screen.ts'

/** Opens an address of the site and waits until it has loaded and hydrated. */
export async function openPage({ page, origin }: Stage, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.getByRole('main').waitFor()
  await whenHydrated(page)
}
