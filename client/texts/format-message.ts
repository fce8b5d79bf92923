import formatOnly from 'use-intl/format-message/format-only'
import { pluralOfSmall, writtenSmall } from './small-numbers.ts'

type Formatting = Parameters<typeof formatOnly>
type Formatters = Formatting[3]['formatters']

const quickOf = new WeakMap<Formatters, Formatters>()

/**
 * use-intl's formatter of compiled messages, with a short cut for small numbers. vite.config.ts puts it in the place of
 * the library's.
 */
export default function formatMessage(...[key, message, values, options]: Formatting) {
  return formatOnly(key, message, values, { ...options, formatters: quick(options.formatters) })
}
formatMessage.raw = formatOnly.raw

function quick(formatters: Formatters): Formatters {
  let known = quickOf.get(formatters)
  if (!known) {
    known = {
      ...formatters,
      getPluralRules: pluralRules(formatters),
      getNumberFormat: numberFormat(formatters),
    }
    quickOf.set(formatters, known)
  }
  return known
}

/** use-intl calls only this method of the formatters. */
function pluralRules(formatters: Formatters): Formatters['getPluralRules'] {
  return (locale, options) => {
    const select = (count: number) =>
      (options?.type === 'ordinal' ? undefined : pluralOfSmall(languageOf(locale), count)) ??
      formatters.getPluralRules(locale, options).select(count)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said
    return { select } as Intl.PluralRules
  }
}

function numberFormat(formatters: Formatters): Formatters['getNumberFormat'] {
  return (locale, options) => {
    if (options) return formatters.getNumberFormat(locale, options)
    const format = (count: number) =>
      writtenSmall(languageOf(locale), count) ?? formatters.getNumberFormat(locale).format(count)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said
    return { format } as Intl.NumberFormat
  }
}

function languageOf(locale: Intl.LocalesArgument): string {
  const [language = ''] = String(locale).split('-')
  return language
}
