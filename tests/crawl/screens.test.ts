import { expect, test, vi } from 'vitest'
import { textsOf } from '../e2e/texts-of.ts'
import { screens, withoutScreen } from './screens.ts'

type Route = { path?: string | undefined; index?: boolean | undefined; children?: Route[] | undefined }

/** Every address pattern in web/routes.ts, including those of development. */
async function registered(): Promise<string[]> {
  vi.stubEnv('NODE_ENV', 'development')
  const { default: routes } = await import('#web/routes.ts')
  vi.unstubAllEnvs()
  const patternsOf = (list: Route[]): string[] =>
    list.flatMap(({ path, index, children }) => [
      ...(index ? ['/'] : path ? [path] : []),
      ...patternsOf(children ?? []),
    ])
  return patternsOf(routes)
}

test('every route has a screen in the crawler, or a reason to have none', async () => {
  const known = new Set([...screens.map(({ route }) => route), ...Object.keys(withoutScreen)])
  expect((await registered()).filter((route) => !known.has(route))).toEqual([])
})

test('the crawler knows no route that is gone', async () => {
  const routes = new Set(await registered())
  const known = [...screens.map(({ route }) => route), ...Object.keys(withoutScreen)]
  expect(known.filter((route) => !routes.has(route))).toEqual([])
})

test('the crawler knows no heading that is gone', () => {
  const text = textsOf('en')
  const headings = screens.flatMap(({ title, sections = [] }) => (title ? [title, ...sections] : sections))
  // A message that is missing is read as its own key.
  expect(headings.filter((heading) => text(heading) === heading)).toEqual([])
})
