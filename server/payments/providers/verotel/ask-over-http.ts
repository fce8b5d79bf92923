import { AppError } from '#server/platform/errors.ts'
import { readAnswerText } from '#server/platform/net/read-answer.ts'

const patienceMs = 10_000
const mostBytes = 100_000

/** Reads what a provider answers. Throws `unavailable` where it does not, or not in time. */
export async function askOverHttp(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' }).catch(
    () => null,
  )
  const text = answer?.ok ? await readAnswerText(answer, mostBytes).catch(() => null) : null
  if (text === null) throw new AppError('unavailable')
  return text
}
