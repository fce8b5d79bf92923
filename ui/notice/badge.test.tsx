import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'

const show = (count: number) => renderToStaticMarkup(<Badge count={count} tone="unread" label="news" />)

test('a badge counts to 99, says 99+ above, and is not there at none', () => {
  expect(show(0)).toBe('')
  expect(show(1)).toContain('>1<')
  expect(show(99)).toContain('>99<')
  expect(show(100)).toContain('>99+<')
  expect(show(12_345)).toContain('>99+<')
})
