import { expect, test } from 'vitest'
import { withContents } from './with-contents.ts'

test('every part has an address of its own, and is named as its heading reads', () => {
  const { html, parts } = withContents('<p>First</p><h2>1. You &amp; <b>us</b></h2><p>…</p><h2>2. End</h2>')
  expect(html).toBe(
    '<p>First</p><h2 id="part-1">1. You &amp; <b>us</b></h2><p>…</p><h2 id="part-2">2. End</h2>',
  )
  expect(parts).toEqual([
    { id: 'part-1', title: '1. You & us' },
    { id: 'part-2', title: '2. End' },
  ])
})

test('a text without parts stays as it is', () => {
  expect(withContents('<p>All</p>')).toEqual({ html: '<p>All</p>', parts: [] })
})
