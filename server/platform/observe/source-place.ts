import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { projectFolder } from '../program-files.ts'

const place = /(?:file:\/\/)?(\/[^\s()]+):(\d+):(\d+)/
const maps = new Map<string, SourceMap | undefined>()

/**
 * A line of a stack with the file, line and column of the source, within the project. A built file's map is read when an
 * error first comes through it: Node's own `--enable-source-maps` reads all of them at the start, a tenth of its time.
 */
export function inSource(line: string): string {
  return line.replace(place, (_, file: string, row: string, column: string) => {
    const found = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return `${within(file)}:${row}:${column}`
    const source = resolve(dirname(file), found.originalSource)
    return `${within(source)}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`))
  return maps.get(file)
}

/** Undefined for a file that was not built. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function within(file: string): string {
  const path = relative(projectFolder, file)
  return path.startsWith('..') ? file : path
}
