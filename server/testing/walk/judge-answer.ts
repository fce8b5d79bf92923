import type { Actor, Secret } from './create-world.ts'
import type { Operation } from './read-operations.ts'

export type Answer = { status: number; type: string; text: string; streamed: boolean }

const inner =
  /node_modules|\n\s+at \S|\.ts:\d+|\bselect\b[^"]*\bfrom\b|\binsert into\b|\bupdate \w+ set\b|\bsyntax error\b|postgres|drizzle|PgError|violates \w+ constraint|relation "/i

/** What is wrong with an answer: each a sentence. */
export function judgeAnswer(operation: Operation, actor: Actor, answer: Answer, secrets: Secret[]): string[] {
  const wrong: string[] = []
  const { status, text } = answer
  if (status >= 500) wrong.push(`it failed with ${status}`)
  const body = answer.streamed ? undefined : parse(text)
  if (!answer.streamed) {
    if (!answer.type.startsWith('application/json') || body === undefined)
      wrong.push(`it is no JSON: ${text.slice(0, 80)}`)
    const difference = operation.check(status, body)
    if (difference) wrong.push(`${status} ${text.slice(0, 160)} is not as declared: ${difference}`)
  }
  const leak = inner.exec(text)
  if (leak) wrong.push(`it tells of the program’s inside: ${leak[0]}`)
  const code = (body as { error?: string } | undefined)?.error
  for (const secret of secrets)
    if (
      !secret.seenBy.includes(actor.role) &&
      text.includes(secret.text) &&
      !(operation.key === 'GET /api/blocks.php' && actor.role === secret.keptBy) &&
      !(code && code === secret.exceptIn)
    )
      wrong.push(`it carries ${secret.what}`)
  return wrong
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
