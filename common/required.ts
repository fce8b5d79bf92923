/** The value that is there by all that is known. Throws where it is not: a defect, never somebody's mistake. */
export function required<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('A value that must be there is missing.')
  return value
}
