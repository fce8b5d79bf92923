import type { Story } from '#tests/e2e/stories.ts'
import { layoutFaults } from '../layout-faults.ts'
import { focusOutOfSight } from './focus-out-of-sight.ts'
import { openShare } from './open-share.ts'

/** A window of 1280 × 720 at 200 %, and WCAG's smallest one: a wide window at 400 %. */
const windows = [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
]
const leastOpen = 0.4

/** What is lost or covered on the open page when it is zoomed. */
export async function faultsWhenZoomed(story: Story, path: string): Promise<string[]> {
  const { page } = story
  const faults: string[] = []
  for (const window of windows) {
    await page.setViewportSize(window)
    const found = [...(await layoutFaults(page)), ...(await focusOutOfSight(page))]
    const open = path.startsWith('/chats/') ? await logShare(story) : await openShare(page)
    if (open < leastOpen) found.push(`only ${Math.round(open * 100)} % of the window is free`)
    faults.push(...found.map((fault) => `${path}: ${fault}, in ${window.width} × ${window.height}`))
  }
  return faults
}

/** In a conversation only the messages scroll, so that their part of the window counts. */
function logShare({ page, t }: Story): Promise<number> {
  return page
    .getByRole('region', { name: t('conversations.log') })
    .evaluate((element) => element.getBoundingClientRect().height / innerHeight)
}
