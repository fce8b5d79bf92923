import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CreditsBadge } from './credits-badge.tsx'

const show = (credits: number) => renderToStaticMarkup(<CreditsBadge credits={credits} label="left" />)

test('the balance warns from ten credits on, and is a danger at none', () => {
  expect(show(11)).toBe('')
  expect(show(10)).toContain('bg-warning-solid')
  expect(show(10)).toContain('>10<')
  expect(show(1)).toContain('bg-warning-solid')
  expect(show(0)).toContain('bg-danger-solid')
  expect(show(0)).toContain('>0<')
})
