import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '#common/locales.ts'
import { root } from '../project.mjs'
import { messageShape } from './message-shape.mjs'
import { usedKeys } from './used-keys.mjs'

const ORIGINAL = 'en'
const folder = join(root, 'common', 'messages')
const problems = []

const original = readLocale(ORIGINAL)
const shapes = new Map([...original].map(([key, text]) => [key, shapeOf(ORIGINAL, key, text)]))
for (const locale of new Set([...locales, ...readdirSync(folder)])) {
  if (locale !== ORIGINAL) compare(locale)
  // The file by which a browser loads a language's texts.
  const list = join('web', 'site', 'texts', `${locale}.ts`)
  if (!existsSync(join(root, list))) problems.push(`${locale}: there is no ${list}`)
  else if (!readFileSync(join(root, list), 'utf8').includes(`/messages/${locale}/`))
    problems.push(`${locale}: ${list} lists another language`)
}
const used = new Set()
for (const use of usedKeys()) {
  const keys = keysOf(use)
  for (const key of keys) used.add(key)
  if (keys.length === 0 && !use.mentioned)
    problems.push(`${use.file}: no message "${use.key}${use.open ? '…' : ''}"`)
}
for (const key of original.keys()) {
  if (!used.has(key)) problems.push(`${ORIGINAL}: ${key} is used nowhere`)
}

for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function compare(locale) {
  if (!existsSync(join(folder, locale))) {
    problems.push(`${locale}: there is no folder common/messages/${locale}`)
    return
  }
  const texts = readLocale(locale)
  for (const key of original.keys()) {
    if (!texts.has(key)) problems.push(`${locale}: ${key} is missing`)
  }
  for (const [key, text] of texts) {
    if (!original.has(key)) {
      problems.push(`${locale}: ${key} is not in ${ORIGINAL}`)
      continue
    }
    const names = shapeOf(locale, key, text)
    const wanted = shapes.get(key)
    if (names !== wanted) problems.push(`${locale}: ${key} has [${names}] where ${ORIGINAL} has [${wanted}]`)
  }
}

/** All texts of a language by their full key: file name, then the path inside it. */
function readLocale(locale) {
  const texts = new Map()
  for (const file of readdirSync(join(folder, locale))) {
    try {
      flatten(
        JSON.parse(readFileSync(join(folder, locale, file), 'utf8')),
        file.replace(/\.json$/, ''),
        texts,
      )
    } catch (error) {
      problems.push(`${locale}: ${file}: ${error.message}`)
    }
  }
  return texts
}

function flatten(value, key, texts) {
  if (typeof value === 'string' && value.trim() !== '') texts.set(key, value)
  else if (value && typeof value === 'object' && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, `${key}.${name}`, texts)
  } else throw new Error(`${key} is not a text`)
}

function shapeOf(locale, key, text) {
  try {
    const shape = messageShape(text, locale)
    for (const problem of shape.problems) problems.push(`${locale}: ${key}: ${problem}`)
    return shape.names
  } catch (error) {
    problems.push(`${locale}: ${key} is not valid ICU: ${error.message}`)
    return undefined
  }
}

/** The messages to which a key in the code may refer. A translator passed in by a caller may have any namespace. */
function keysOf({ key, open, namespaces }) {
  const keys = [...original.keys()]
  if (namespaces.length === 0) {
    return keys.filter((known) => (open ? `.${known}`.includes(`.${key}`) : `.${known}`.endsWith(`.${key}`)))
  }
  return namespaces.flatMap((namespace) => {
    const full = namespace ? `${namespace}.${key}` : key
    return open ? keys.filter((known) => known.startsWith(full)) : original.has(full) ? [full] : []
  })
}
