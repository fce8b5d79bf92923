/** The row of a statement that always answers one. Throws where it did not: a defect, never a caller's mistake. */
export function one<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('A statement that answers one row answered none.')
  return row
}
