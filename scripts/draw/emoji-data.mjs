import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'

/**
 * Makes the emoji picker's data, which the site serves itself, from an unpacked package emojibase-data (MIT):
 * `npm pack emojibase-data@17.0.0`, unpack it, `node scripts/draw/emoji-data.mjs FOLDER`. Left out is what many systems
 * cannot draw: emoji of the last years, flags of countries, single parts of others.
 */
const LOCALES = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv']
const NEWEST = 14
const COMPONENTS = 2
const FLAGS = 9
const MOST_TAGS = 8

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the unpacked package emojibase-data.')
const target = join(root, 'web/conversations/emoji/data')
mkdirSync(target, { recursive: true })
for (const locale of LOCALES) {
  const read = (name) => JSON.parse(readFileSync(join(folder, locale, `${name}.json`), 'utf8'))
  const emojis = read('data')
  const categories = read('messages')
    .groups.filter(({ order }) => order !== COMPONENTS && order !== FLAGS)
    .map(({ order, message }) => ({
      label: message,
      emojis: emojis
        .filter(({ group, version }) => group === order && version <= NEWEST)
        .sort((a, b) => a.order - b.order)
        .map(({ emoji, label, tags = [] }) => [emoji, label, tags.slice(0, MOST_TAGS).join(' ')]),
    }))
  writeFileSync(join(target, `${locale}.json`), `${JSON.stringify({ categories })}\n`)
}
