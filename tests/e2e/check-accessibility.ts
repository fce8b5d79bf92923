import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe-core finds on the page when nothing fades any more: WCAG 2.2 A and AA and its best practices, or `rules` alone. */
export async function accessibilityFindings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    // A colour on its way to another one would be measured too. What takes longer than a second is no way but a state.
    const arriving = document.getAnimations().filter(({ playState, currentTime, effect }) => {
      const left = Number(effect?.getComputedTiming().endTime) - Number(currentTime)
      return playState === 'running' && left < 1_000
    })
    await Promise.allSettled(arriving.map(({ finished }) => finished))
    type Options = { runOnly?: string[]; resultTypes: string[] }
    type Run = (options: Options) => Promise<{ violations: Violation[] }>
    const { axe } = window as unknown as { axe: { run: Run } }
    type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) })
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`).join(', ')})`,
    )
  }, rules)
}
