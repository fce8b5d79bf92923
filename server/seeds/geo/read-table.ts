import { readFileSync } from 'node:fs'

/** Reads a tab-separated file beside this one: `#` lines are notes, the first other line names the columns. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const columns = (lines.shift() ?? '').split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the project, whose first line names the columns
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<
      Column,
      string
    >
  })
}
