import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type NicheName, niches } from '#common/sites/niches.ts'
import { brandColours } from './brand-colours.ts'
import { favicon } from './icon-drawings.ts'
import { iconPaths } from './icon-paths.ts'

const names = Object.values(niches)
const file = (path: string) => new URL(`../../public${path}`, import.meta.url)

test.each(names)('the icons of %s are those that the script draws', (niche) => {
  const { svg, share, ...pictures } = iconPaths(niche)
  expect(readFileSync(file(svg), 'utf8')).toBe(favicon(niche))
  for (const path of [...Object.values(pictures), share])
    expect([path, existsSync(file(path))]).toEqual([path, true])
  expect(readFileSync(file(share)).length).toBeLessThan(90 * 1024)
})

test('no file is left over from another drawing', () => {
  expect(readdirSync(file('/icons'))).toHaveLength(5 * names.length)
  expect(readdirSync(file('/social'))).toHaveLength(names.length)
})

test('no address names a niche', () => {
  for (const niche of names)
    for (const path of Object.values(iconPaths(niche)))
      expect(names.filter((name) => path.includes(name))).toEqual([])
})

test('the colours are those of the tokens', () => {
  const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
  const token = (niche: NicheName, name: string) =>
    tokens.split(`[data-niche="${niche}"] {`)[1]!.match(new RegExp(`--${name}: (#[0-9a-f]{6})`))![1]
  for (const niche of names)
    expect(brandColours[niche]).toEqual({
      accent: token(niche, 'd-primary'),
      night: token(niche, 'night'),
      night2: token(niche, 'night-2'),
      glow: token(niche, 'glow'),
      dark: token(niche, 'd-night'),
    })
  expect(tokens).toContain('--color-night: light-dark(var(--night), var(--d-night))')
})
