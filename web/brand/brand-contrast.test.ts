import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { niches } from '#common/sites/niches.ts'

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
const names = Object.values(niches)

function colour(niche: string, name: string): string {
  const block = tokens.split(`[data-niche="${niche}"] {`)[1]?.split('}')[0] ?? ''
  return new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? ''
}

function luminance(hex: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return part(1) * 0.2126 + part(3) * 0.7152 + part(5) * 0.0722
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test.each(names)('in the dark theme of %s, text and shapes can be read on every surface', (niche) => {
  for (const surface of ['d-bg', 'd-surface', 'd-raised', 'd-tint', 'd-night']) {
    const on = colour(niche, surface)
    expect([surface, contrast('#f6eff8', on) >= 4.5]).toEqual([surface, true])
    expect([surface, contrast(colour(niche, 'd-muted'), on) >= 4.5]).toEqual([surface, true])
    expect([surface, contrast(colour(niche, 'd-text'), on) >= 4.5]).toEqual([surface, true])
  }
  for (const surface of ['d-bg', 'd-surface', 'd-raised']) {
    const on = colour(niche, surface)
    expect([surface, contrast(colour(niche, 'd-control'), on) >= 3]).toEqual([surface, true])
    expect([surface, contrast(colour(niche, 'd-primary'), on) >= 3]).toEqual([surface, true])
    for (const sign of ['#6cb0ff', '#6ed79a', '#f5bd55', '#ff8f88'])
      expect([surface, sign, contrast(sign, on) >= 4.5]).toEqual([surface, sign, true])
  }
})

test('each brand keeps a night of its own in the dark theme', () => {
  const away = (one: string, other: string) =>
    [1, 3, 5].reduce((sum, at) => {
      const part = (hex: string) => Number.parseInt(hex.slice(at, at + 2), 16)
      return sum + Math.abs(part(one) - part(other))
    }, 0)
  for (const [place, one] of names.entries())
    for (const other of names.slice(place + 1))
      expect([one, other, away(colour(one, 'd-surface'), colour(other, 'd-surface')) >= 12]).toEqual([
        one,
        other,
        true,
      ])
})
