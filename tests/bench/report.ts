import { readFile, writeFile } from 'node:fs/promises'
import { cpus, release, totalmem } from 'node:os'
import { fine, type Row } from './row.ts'

export type Chapter = { title: string; rows: Row[] }

const page = new URL('../../docs/performance.md', import.meta.url)
const [begin, end] = ['<!-- figures: begin -->', '<!-- figures: end -->']

const columns: [string, (row: Row) => string][] = [
  ['what', (row) => row.what],
  ['measured', (row) => row.measured],
  ['baseline', (row) => row.baseline],
  ['ratio', (row) => (row.ratio === undefined ? '' : fine(row.ratio))],
  ['hold', (row) => row.hold],
  ['reach for', (row) => row.reach],
  ['', (row) => row.verdict],
]

/** A table in Markdown that can be read as it is, too. */
export function tableOf(rows: Row[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, read]) => read(row)))]
  const widths = columns.map((_, at) => Math.max(3, ...lines.map((line) => line[at]!.length)))
  const spell = (line: string[]) => `| ${line.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  const [titles, ...cells] = lines.map(spell)
  return [titles, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...cells].join('\n')
}

/** Which machine and programs the figures are of. */
export function machineOf(postgres: string): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const [processor] = cpus()
  return `${cpus().length} cores (${processor?.model.trim()}), ${memory} GB, Linux ${release().split('-')[0]}, Node ${process.version}, PostgreSQL ${postgres}, ${new Date().toISOString().slice(0, 10)}`
}

/** Puts the figures between the page's markers. Throws when the page has none. */
export async function writeFigures(machine: string, chapters: Chapter[]): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md has no ${begin}`)
  const tables = chapters.map(({ title, rows }) => `### ${title}\n\n${tableOf(rows)}`)
  await writeFile(page, `${before}${begin}\n\n${machine}\n\n${tables.join('\n\n')}\n\n${end}${after}`)
}
