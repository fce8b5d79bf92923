import { conversationChecks } from '../conversations/audit.ts'
import { creditChecks } from '../credits/audit.ts'
import { likeChecks } from '../likes/audit.ts'
import { memberChecks } from '../members/audit.ts'
import { blockChecks } from '../moderation/audit.ts'
import { paymentChecks } from '../payments/audit.ts'
import { eventChecks } from '../platform/db/audit.ts'
import type { AuditCheck } from '../platform/db/audit-check.ts'
import { profileChecks } from '../profiles/audit.ts'

/** Every rule that the stored data must keep, as each noun states those of its own tables. */
export const allChecks: AuditCheck[] = [
  ...eventChecks,
  ...memberChecks,
  ...blockChecks,
  ...profileChecks,
  ...creditChecks,
  ...paymentChecks,
  ...likeChecks,
  ...conversationChecks,
]
