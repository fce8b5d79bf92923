import type { StaffCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { decideReport, type Measure, type ReportDecision } from './decide-report.ts'
import { findNextReport, type NextReport } from './next-report.ts'

type Session = {
  /** Of whoever decides. */
  ctx: StaffCtx
  /** Where a stored picture can be looked at. */
  placeOf: (key: string) => string
  print: (text: string) => void
  /** The reviewer's next word; null at the end of the input. */
  ask: (question: string) => Promise<string | null>
}

const help = `  d   dismiss: nothing is wrong
  u   uphold, and do nothing more
  p   uphold: the reported photo is hidden and waits for review again
  x   uphold, and suspend the member's account
  f   uphold, suspend for fraud, and give back what others paid to write to the member
  s   leave it for later
  q   stop`

/** Shows one report after the other and carries out what the reviewer says. Answers how many were decided. */
export async function reviewReports(session: Session): Promise<number> {
  const { ctx, print, ask } = session
  const skipped: string[] = []
  let decided = 0
  for (;;) {
    const report = await findNextReport(ctx, skipped)
    if (!report) {
      print('No report waits.')
      return decided
    }
    print(describe(report, session))
    const verb = ((await ask('d, u, p, x, f, s, q, ? > ')) ?? 'q').trim()
    if (verb === 'q') return decided
    if (verb === 's') skipped.push(report.id)
    else if (await carryOut(session, report, verb)) decided += 1
  }
}

const decisions: Record<string, { verdict: 'dismissed' } | { verdict: 'upheld'; measure: Measure }> = {
  d: { verdict: 'dismissed' },
  u: { verdict: 'upheld', measure: 'none' },
  p: { verdict: 'upheld', measure: 'photo' },
  x: { verdict: 'upheld', measure: 'suspend' },
  f: { verdict: 'upheld', measure: 'fraud' },
}

/** Whether the report is decided now. Whatever cannot be done is said, and the report is shown again. */
async function carryOut({ ctx, print }: Session, report: NextReport, verb: string): Promise<boolean> {
  const chosen = decisions[verb]
  if (!chosen || (verb === 'p' && !report.evidence.photo)) {
    print(chosen ? 'This report is about no photo.' : help)
    return false
  }
  const decision: ReportDecision = { id: report.id, ...chosen }
  try {
    await decideReport(ctx, decision)
    print(verb === 'd' ? 'Dismissed.' : 'Upheld.')
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Somebody else was faster, or the member is erased.
    print('It was decided or removed meanwhile.')
    return false
  }
}

function describe(report: NextReport, { placeOf }: Session): string {
  const { profile, photos, messages = [] } = report.evidence
  const said = [profile.about, profile.reason, ...profile.prompts.map(({ answer }) => answer)]
  const lines = [
    `Report ${report.id} of a ${report.subject}, since ${report.createdAt} (${report.waiting} waiting)`,
    `reason: ${report.reason}${report.details ? `: ${report.details}` : ''}`,
    `by ${report.reporterId ? `member ${report.reporterId}` : 'a visitor'} on ${report.site}`,
    `of member ${report.memberId}: ${profile.name}, born ${profile.birth_date}, ${profile.gender ?? 'no gender'}, ${profile.city ?? 'no town'}${profile.verified ? ', verified' : ''}${profile.fictional ? ', fictional' : ''}`,
    `reported ${report.earlier} times besides, upheld ${report.upheld} times`,
    report.photoKey && `look at: ${placeOf(report.photoKey)}`,
    ...photos.map(({ key, state }) => `has: ${placeOf(key)} (${state})`),
    ...said.filter(Boolean).map((text) => `says: ${text}`),
    ...messages.map(({ by, sent_at, text }) => `${sent_at} ${by}: ${text}`),
  ]
  return `\n${lines.filter(Boolean).join('\n  ')}`
}
