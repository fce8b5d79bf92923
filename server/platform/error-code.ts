/** The code of an error of the system or the database (`ENOENT`, `42P01`), or undefined. */
export function errorCode(error: unknown): string | undefined {
  return textOf(error, 'code')
}

/** The constraint that refused a row, as PostgreSQL's error names it. */
export function errorConstraint(error: unknown): string | undefined {
  return textOf(error, 'constraint')
}

function textOf(error: unknown, key: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : undefined
}
