import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { required } from '#common/required.ts'
import { knownFeatures } from '../browsers/younger-features.ts'
import { bareTexts } from './bare-texts.ts'
import { youngerUses } from './younger-uses.ts'

const types = `declare namespace JSX { interface IntrinsicElements { [name: string]: object } interface Element { type: 'element' } }
type Shown = string | number | boolean | null | undefined | JSX.Element | Iterable<Shown>
declare const some: boolean, text: string, count: number, node: Shown, element: JSX.Element | null, parts: (string | JSX.Element)[]
declare function Maybe(props: object): JSX.Element | null
function Steady() { return <svg /> }
`

/** Components, and whether the rule finds a bare text in them. */
const components: [string, boolean][] = [
  ['<p>{some && text}</p>', false],
  ['<p>{some ? text : <b />}</p>', false],
  ['<p>{text} <b /></p>', false],
  ['<p><Steady />{text}</p>', false],
  ['<p>{text}{some && <b />}</p>', false],
  ['<p>{some && <b />}<span>{text}</span></p>', false],
  ['<p>{element}<b /></p>', false],
  ['<p>{some && <><i /><b /></>}</p>', false],
  ['<p>{some && text}<b /></p>', true],
  ['<p><b />{some ? text : null}</p>', true],
  ['<p>{some && <b />}{text}</p>', true],
  ['<p>{some && <b />}always</p>', true],
  ['<p>{element}{count}</p>', true],
  ['<p><Maybe />{text}</p>', true],
  ['<p>{node}<b /></p>', true],
  ['<p>{some ? <b /> : node}</p>', true],
  ['<p>{some && <>{text}<b /></>}</p>', true],
  ['<p><b />{parts}</p>', true],
  ['<>{text}<b /></>', true],
  ['some ? text : <b />', true],
  ['text', true],
]

/** Code, and what of it is younger than the oldest browsers. */
const uses: [string, string | undefined][] = [
  ["new URL('x')", undefined],
  ["URL.canParse('x')", undefined],
  ["URL.parse('x')", 'URL.parse'],
  ['Map.groupBy([1], String)', undefined],
  ['document.startViewTransition', 'Document.startViewTransition'],
  ['document.body.requestClose', undefined],
  ["cookieStore.get('x')", 'cookieStore'],
  ['document.body.getHTML()', 'Element.getHTML'],
]

let folder: string
let api: API
let project: Project

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-rules-'))
  const compilerOptions = {
    jsx: 'preserve',
    lib: ['es2024', 'dom'],
    types: [],
    target: 'es2024',
    module: 'esnext',
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  writeFileSync(join(folder, 'types.tsx'), types)
  for (const [at, [code]] of components.entries())
    writeFileSync(
      join(folder, `component${at}.tsx`),
      `function Tried() {\n  return (\n${code}\n)\n}\nexport {}`,
    )
  for (const [at, [code]] of uses.entries()) writeFileSync(join(folder, `use${at}.ts`), `${code}\nexport {}`)
  api = new API({ cwd: folder })
  project = required(api.updateSnapshot({ openProject: join(folder, 'tsconfig.json') }).getProjects()[0])
})

afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

const fileNamed = (name: string) => required(project.program.getSourceFile(join(folder, name)))

test.each(components.map(([code, found], at) => ({ code, found, at })))(
  '$code has a bare text: $found',
  ({ at, found }) => {
    expect(bareTexts(fileNamed(`component${at}.tsx`), project).length > 0).toBe(found)
  },
)

test.each(uses.map(([code, younger], at) => ({ code, younger, at })))(
  '$code: $younger',
  ({ at, younger }) => {
    const [finding] = youngerUses(fileNamed(`use${at}.ts`), project, knownFeatures())
    expect(finding?.text.split(' ')[0]).toBe(younger)
  },
)
