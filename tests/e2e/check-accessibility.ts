import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe-core finds on the page as it is now: WCAG 2.2 A and AA and its best practices. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }
    type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }
    const { violations } = await axe.run()
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`).join(', ')})`,
    )
  })
}
