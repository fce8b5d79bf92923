import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const LONGEST = 300
const FOLDERS = ['server', 'web', 'common', 'demo', 'load', 'tests', 'scripts', 'docs', 'ops']
const SOURCE = /\.(ts|tsx|mjs|js|css)$/

const tooLong = FOLDERS.flatMap((folder) => sources(join(root, folder)))
  .map((file) => ({
    file: file.slice(root.length + 1),
    lines: readFileSync(file, 'utf8').split('\n').length - 1,
  }))
  .filter(({ lines }) => lines > LONGEST)

for (const { file, lines } of tooLong) console.log(`${file}: ${lines} lines; the limit is ${LONGEST}`)
process.exitCode = tooLong.length > 0 ? 1 : 0

function sources(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path)
    return SOURCE.test(entry.name) ? [path] : []
  })
}
