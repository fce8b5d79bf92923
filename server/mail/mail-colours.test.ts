import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { niches } from '#common/sites/niches.ts'
import { accents, neutrals } from './mail-colours.ts'

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')

test.each(Object.values(niches))('a mail of %s has the colours of its pages, in the dark too', (niche) => {
  const block = tokens.split(`[data-niche="${niche}"] {`)[1]?.split('}')[0] ?? ''
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1]
  const accent = (theme: string) => ({
    primary: colour(`${theme}-primary`),
    text: colour(`${theme}-text`),
    tint: colour(`${theme}-tint`),
  })
  expect(accents[niche]).toEqual({ light: accent('l'), dark: accent('d') })
  expect(neutrals.dark[niche]).toMatchObject({
    page: colour('d-bg'),
    card: colour('d-surface'),
    line: colour('d-line'),
    muted: colour('d-muted'),
  })
})
