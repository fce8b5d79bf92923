import { matchRoutes } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../testing/start/create-test-app.ts'

const asked: string[] = []
const t = await createTestApp({
  pages: async (request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(`${pathname}${search}`)
    matchRoutes([{ path: '/members/:id' }], pathname)
    return { status: 404, headers: new Headers(), body: 'nothing here' }
  },
})

test.each([
  ['/members/%', '/members/%25'],
  ['/members/%zz', '/members/%25zz'],
  ['/members/%E0%A4%A', '/members/%25E0%25A4%25A'],
  ['/%C3%A4/%ff/a%20b?q=%ff', '/%C3%A4/%25ff/a%20b?q=%ff'],
  ['/members/%C3%A4', '/members/%C3%A4'],
])('%s reaches the pages as %s, and writes no line into the log by itself', async (path, seen) => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => written.mockRestore())
  expect((await t.fetch(path)).status).toBe(404)
  expect(asked.at(-1)).toBe(seen)
  expect(written).not.toHaveBeenCalled()
})
