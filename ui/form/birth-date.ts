export type DatePart = 'day' | 'month' | 'year'
export type DateOrder = 'dmy' | 'mdy' | 'ymd'
export type DateParts = Record<DatePart, string>

const partOf = { d: 'day', m: 'month', y: 'year' } as const

/** The fields of a date in the order of a language. */
export function partsInOrder(order: DateOrder): DatePart[] {
  const letters: (keyof typeof partOf)[] =
    order === 'ymd' ? ['y', 'm', 'd'] : order === 'mdy' ? ['m', 'd', 'y'] : ['d', 'm', 'y']
  return letters.map((letter) => partOf[letter])
}

export function splitDate(iso: string): DateParts {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { day, month, year }
}

/** An ISO date in which parts that are missing are empty; '' when all are. */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return ''
  const two = (part: string) => (part ? part.padStart(2, '0') : '')
  return `${year}-${two(month)}-${two(day)}`
}

/** How many digits a part can still take: a 4 can only be the 4th, a 2 can also be the 20th. */
export function isFull(part: DatePart, digits: string): boolean {
  if (part === 'year') return digits.length >= 4
  return digits.length >= 2 || Number(digits) > (part === 'day' ? 3 : 1)
}

/**
 * A whole date as it is pasted, or typed into one field: 31.02.2011, 2011-02-31, 31022011. Null for less than one.
 */
export function readWholeDate(text: string, order: DateOrder): DateParts | null {
  const groups = text.match(/\d+/g) ?? []
  if (groups.length === 3) return fromGroups(groups, order)
  const [digits = ''] = groups
  if (groups.length !== 1 || digits.length !== 8) return null
  const yearFirst = order === 'ymd' || (Number(digits.slice(2, 4)) > 12 && /^(19|20)/.test(digits))
  const cuts = yearFirst ? [0, 4, 6, 8] : [0, 2, 4, 8]
  return fromGroups(
    cuts.slice(1).map((end, place) => digits.slice(cuts[place], end)),
    order,
  )
}

function fromGroups(groups: string[], order: DateOrder): DateParts | null {
  const yearFirst = groups[0]?.length === 4
  const actual: DateOrder = yearFirst ? 'ymd' : order === 'ymd' ? 'dmy' : order
  const parts: DateParts = { day: '', month: '', year: '' }
  for (const [place, part] of partsInOrder(actual).entries()) parts[part] = groups[place] ?? ''
  return parts.year.length === 4 && parts.month.length <= 2 && parts.day.length <= 2 ? parts : null
}
