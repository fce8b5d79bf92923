import { limits } from '#common/limits.ts'
import { Badge } from '#ui/notice/badge.tsx'

/** A balance that is low or used up (spec §2); nothing while there is enough. */
export function CreditsBadge({ credits, label }: { credits: number; label: string }) {
  if (credits > limits.creditsWarningAt) return null
  return <Badge count={credits} showZero tone={credits > 0 ? 'warning' : 'danger'} label={label} />
}
