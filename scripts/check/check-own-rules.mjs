import { globSync } from 'node:fs'
import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { knownFeatures } from '../browsers/younger-features.ts'
import { bareTexts } from '../own-rules/bare-texts.ts'
import { youngerUses } from '../own-rules/younger-uses.ts'
import { root } from '../project.mjs'

const TESTS = /[.]test[.]tsx?$/

const api = new API({ cwd: root })
const [project] = api.updateSnapshot({ openProject: join(root, 'tsconfig.json') }).getProjects()
const known = knownFeatures()
let faults = 0
for (const name of globSync('{web,ui,client,common}/**/*.{ts,tsx}', { cwd: root }).sort()) {
  const file = TESTS.test(name) ? undefined : project.program.getSourceFile(join(root, name))
  if (!file) continue
  for (const { at, text } of [...youngerUses(file, project, known), ...bareTexts(file, project)]) {
    faults += 1
    console.log(`${name}:${file.text.slice(0, at).split('\n').length}: ${text}`)
  }
}
api.close()
process.exitCode = faults > 0 ? 1 : 0
