import { dehydrate, environmentManager, hydrate, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageQueryCache } from './kept-answers.ts'
import { createQueryClient } from './page-data.tsx'

const sixMinutes = 6 * 60_000

// Outside of a browser nothing ends by itself.
environmentManager.setIsServer(() => false)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ask = (queries: QueryClient, name: string) =>
  queries.ensureQueryData({ queryKey: [name], queryFn: async () => name })

function openPage() {
  const kept = new PageQueryCache()
  const queries = createQueryClient(kept)
  return { kept, queries, names: () => kept.getAll().map(({ queryKey }) => queryKey[0]) }
}

test('what came with the first page stays on it, though no component watches it', async () => {
  const server = createQueryClient()
  for (const name of ['messages', 'settings', 'company', 'blocks']) await ask(server, name)
  const { kept, queries, names } = openPage()
  hydrate(queries, dehydrate(server))
  kept.keepAll(queries)
  vi.advanceTimersByTime(7 * 86_400_000)
  expect(names()).toEqual(['messages', 'settings', 'company', 'blocks'])
})

test('what the loader of the page asked for stays until another page is there, and what else was asked does not', async () => {
  const { kept, queries, names } = openPage()
  const first = await kept.noteAsked(() => Promise.all([ask(queries, 'a'), ask(queries, 'b')]))
  first(queries)
  await ask(queries, 'by chance')
  vi.advanceTimersByTime(sixMinutes)
  expect(names()).toEqual(['a', 'b'])

  const second = await kept.noteAsked(() => ask(queries, 'b'))
  second(queries)
  expect(names()).toEqual(['a', 'b'])
  vi.advanceTimersByTime(sixMinutes)
  expect(names()).toEqual(['b'])
})

test('what is kept is not loaded again for that, and what was forgotten meanwhile stays forgotten', async () => {
  const { kept, queries, names } = openPage()
  const load = vi.fn<() => Promise<string>>(async () => 'loaded')
  const keep = await kept.noteAsked(() => queries.ensureQueryData({ queryKey: ['a'], queryFn: load }))
  keep(queries)
  await queries.invalidateQueries()
  expect(load).toHaveBeenCalledTimes(1)
  const again = await kept.noteAsked(() => ask(queries, 'b'))
  queries.removeQueries({ queryKey: ['b'] })
  again(queries)
  expect(names()).toEqual(['a'])
})
