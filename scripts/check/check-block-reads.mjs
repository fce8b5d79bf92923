import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'
import { blockReads } from './block-reads.ts'

const ALLOWED = join('server', 'profiles', 'relation', 'blocks.ts')
/** Tests and seeds may read the table directly, and the audit checks its rules separately. */
const EXCEPT = /[.]test[.]ts$|^server[\\/](testing|seeds)[\\/]|[\\/]audit[.]ts$/

const reads = globSync('server/**/*.ts', { cwd: root })
  .filter((file) => file !== ALLOWED && !EXCEPT.test(file))
  .flatMap((file) => blockReads(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`))

for (const place of reads.sort()) console.log(`${place}: reads the table block; ask ${ALLOWED}`)
process.exitCode = reads.length > 0 ? 1 : 0
