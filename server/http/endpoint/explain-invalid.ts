import { AppError } from '#server/platform/errors.ts'

type Issue = {
  path: readonly PropertyKey[]
  message: string
  /** Of a union: what each of its options refused. */
  errors?: readonly (readonly Issue[])[]
}

const messageKey = /^[a-z][a-z0-9_]*$/

/** Turns what a schema refused into the one 422 answer: each field with the key of its message. */
export function explainInvalid(
  result: { success: true } | { success: false; error: { issues: readonly Issue[] } },
): void {
  if (!result.success) refuseInvalid(result.error)
}

export function refuseInvalid(error: { issues: readonly Issue[] }): never {
  const fields: Record<string, string> = {}
  for (const issue of error.issues.flatMap(withinUnion)) {
    const field = issue.path.map(String).join('.') || 'form'
    fields[field] ??= messageKey.test(issue.message) ? issue.message : 'invalid_value'
  }
  throw new AppError('invalid', { fields })
}

/** Of a union the option that came furthest, the first of equals: it is the one that was meant. */
function withinUnion(issue: Issue): readonly Issue[] {
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length))
  const [first, ...others] = issue.errors ?? []
  if (!first || issue.path.length > 0) return [issue]
  return others.reduce((best, option) => (depth(option) > depth(best) ? option : best), first)
}
