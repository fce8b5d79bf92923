import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// The parser that use-intl itself uses, wherever npm has installed it.
const translator = createRequire(createRequire(import.meta.url).resolve('use-intl'))
const format = createRequire(translator.resolve('intl-messageformat'))
const { parse, TYPE } = await import(pathToFileURL(format.resolve('@formatjs/icu-messageformat-parser')).href)

const SAMPLE = Array.from({ length: 1001 }, (_, n) => n)

/**
 * Returns what a translation must share with the original, and what is wrong with it. Throws for invalid ICU syntax.
 */
export function messageShape(text, locale) {
  const shape = { names: new Set(), problems: [] }
  visit(parse(text), locale, shape)
  return { names: [...shape.names].sort().join(', '), problems: shape.problems }
}

function visit(elements, locale, shape) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    shape.names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${describe(element)}}`)
    if (element.type === TYPE.tag) visit(element.children, locale, shape)
    if (element.type === TYPE.plural) checkPlural(element, locale, shape)
    for (const option of Object.values(element.options ?? {})) visit(option.value, locale, shape)
  }
}

/** The cases of a select come from the code, so that a translation needs all of them. Plural cases are its own. */
function describe(element) {
  return element.type === TYPE.select
    ? `${element.value}: ${Object.keys(element.options).sort().join(' | ')}`
    : element.value
}

function checkPlural(element, locale, shape) {
  const rules = new Intl.PluralRules(locale, { type: element.pluralType })
  const needed = new Set(['other', ...SAMPLE.map((n) => rules.select(n))])
  const known = new Set([...needed, ...rules.resolvedOptions().pluralCategories])
  const written = Object.keys(element.options)
  const missing = [...needed].filter((category) => !written.includes(category))
  const foreign = written.filter((category) => !category.startsWith('=') && !known.has(category))
  if (missing.length > 0) shape.problems.push(`plural of {${element.value}} lacks ${missing.join(', ')}`)
  if (foreign.length > 0) shape.problems.push(`${locale} has no plural category ${foreign.join(', ')}`)
}
