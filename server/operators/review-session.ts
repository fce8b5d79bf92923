import { photoReasons, verificationReasons } from '#common/profiles/photo-review.ts'
import type { StaffCtx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { decide } from '../profiles/review/decide.ts'
import { findNextItem, type NextItem } from '../profiles/review/next-item.ts'

type Session = {
  /** Of whoever decides. */
  ctx: StaffCtx
  /** Where a stored picture can be looked at. */
  placeOf: (key: string) => string
  print: (text: string) => void
  /** The reviewer's next word; null at the end of the input. */
  ask: (question: string) => Promise<string | null>
}

const help = `  a           approve
  r REASON    reject; the member is told the reason
  b REASON    reject, and know the picture from now on as banned
  s           leave it for later
  q           stop`

/** Shows one item after the other and carries out what the reviewer says. Answers how many were decided. */
export async function reviewItems(session: Session): Promise<number> {
  const { ctx, print, ask } = session
  const skipped: string[] = []
  let decided = 0
  for (;;) {
    const item = await findNextItem(ctx, skipped)
    if (!item) {
      print('Nothing waits for review.')
      return decided
    }
    print(describe(item, session))
    const words = await ask('a, r REASON, b REASON, s, q, ? > ')
    const [verb = '', reason = ''] = (words ?? 'q').trim().split(/\s+/)
    if (verb === 'q') return decided
    if (verb === 's') skipped.push(item.id)
    else if (await carryOut(session, item, { verb, reason })) decided += 1
  }
}

/** Whether the item is decided now. Whatever cannot be done is said, and the item is shown again. */
async function carryOut(
  { ctx, print }: Session,
  item: NextItem,
  { verb, reason }: { verb: string; reason: string },
): Promise<boolean> {
  const reasons: readonly string[] = item.kind === 'photo' ? photoReasons : verificationReasons
  const rejects = verb === 'r' || verb === 'b'
  if (rejects ? !reasons.includes(reason) : verb !== 'a') {
    print(`${help}\n  reasons: ${reasons.join(', ')}`)
    return false
  }
  try {
    await decide(ctx, { id: item.id, reason: rejects ? reason : null, ban: verb === 'b' })
    print(rejects ? `Rejected: ${reason}.` : 'Approved.')
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Somebody else was faster, or the member has deleted it.
    print('It was decided or deleted meanwhile.')
    return false
  }
}

function describe(item: NextItem, { placeOf }: Session): string {
  const facts = [
    item.site,
    `${item.name}, ${item.age}`,
    item.gender,
    item.isMain && 'main photo',
    item.isPrivate && 'private',
    item.verified && 'verified',
  ]
  const hints = item.hints.map(
    ({ kind, score, photo }) => `${kind} ${score.toFixed(2)}${photo ? ` (as photo ${photo})` : ''}`,
  )
  const lines = [
    `${item.kind === 'photo' ? 'Photo' : 'Verification'} ${item.id}, since ${item.createdAt} (${item.waiting} waiting)`,
    facts.filter(Boolean).join(' · '),
    `member ${item.memberId}`,
    item.pose && `asked pose: ${item.pose}`,
    item.key && `look at: ${placeOf(item.key)}`,
    ...item.otherKeys.map((key) => `compare: ${placeOf(key)}`),
    `hints: ${hints.length > 0 ? hints.join(', ') : 'none'}`,
  ]
  return `\n${lines.filter(Boolean).join('\n  ')}`
}
