import { and, asc, count, eq, notInArray } from 'drizzle-orm'
import type { StaffCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { sites } from '#server/sites/tables.ts'
import { complaints } from '../tables.ts'
import { answerComplaint } from './answer-complaint.ts'
import { complaintNumber } from './complaint-number.ts'

type Session = {
  /** Of whoever answers. */
  ctx: StaffCtx
  print: (text: string) => void
  /** The reviewer's next word; null at the end of the input. */
  ask: (question: string) => Promise<string | null>
}

const help = `  u ANSWER    uphold: the complaint is right; ANSWER says what was done and is mailed
  d ANSWER    dismiss; ANSWER says why and is mailed
  s           leave it for later
  q           stop
  Act on what it is about first: reported photos and members are decided on in the lists before this one.`

/** Shows one complaint after the other and mails what the reviewer answers. Returns how many were answered. */
export async function reviewComplaints(session: Session): Promise<number> {
  const { ctx, print, ask } = session
  const skipped: string[] = []
  let answered = 0
  for (;;) {
    const next = await findNext(ctx, skipped)
    if (!next) {
      print('No complaint waits.')
      return answered
    }
    print(describe(next))
    const [verb = '', ...words] = ((await ask('u ANSWER, d ANSWER, s, q, ? > ')) ?? 'q').trim().split(/\s+/)
    if (verb === 'q') return answered
    if (verb === 's') skipped.push(next.complaint.id)
    else if (await carryOut(session, next.complaint.id, verb, words.join(' '))) answered += 1
  }
}

async function findNext({ db }: StaffCtx, skipped: string[]) {
  const open = eq(complaints.state, 'open')
  const [next] = await db
    .select({ complaint: complaints, settings: sites.settings })
    .from(complaints)
    .innerJoin(sites, eq(sites.id, complaints.siteId))
    .where(and(open, notInArray(complaints.id, skipped)))
    .orderBy(asc(complaints.createdAt), asc(complaints.id))
    .limit(1)
  if (!next) return undefined
  const [waiting] = await db.select({ count: count() }).from(complaints).where(open)
  return { ...next, waiting: waiting?.count ?? 0 }
}

/** Whether it is answered now. Whatever cannot be done is said, and the complaint is shown again. */
async function carryOut({ ctx, print }: Session, id: string, verb: string, answer: string): Promise<boolean> {
  if ((verb !== 'u' && verb !== 'd') || answer === '') {
    print(help)
    return false
  }
  try {
    await answerComplaint(ctx, { id, verdict: verb === 'u' ? 'upheld' : 'dismissed', answer })
    print('Answered.')
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Somebody else was faster.
    print('It was answered or removed meanwhile.')
    return false
  }
}

function describe({ complaint, settings, waiting }: NonNullable<Awaited<ReturnType<typeof findNext>>>) {
  const { id, about, reason, explanation, name, email, memberId, language, createdAt } = complaint
  const lines = [
    `Complaint ${complaintNumber(id)} on ${settings.name}, since ${createdAt.toISOString()} (${waiting} waiting)`,
    `reason: ${reason}`,
    `about: ${about}`,
    `by ${name ?? 'somebody without a name'}, ${email}${memberId ? `, member ${memberId}` : ''}, reads ${language}`,
    `says: ${explanation}`,
  ]
  return `\n${lines.join('\n  ')}`
}
