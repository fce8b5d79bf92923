/** What a long text says of the company and the site. What is empty leaves out the paragraphs that are for it. */
export type LongTextValues = Record<LongTextValue, string>

const longTextValues = [
  'site',
  'domain',
  'company',
  'address',
  'city',
  'country',
  'kvk',
  'trade_names',
  'vat_numbers',
  'email',
  'phone',
  'refund_days',
  'reactivation_days',
  'min_age',
  'message_cost',
  'message_credits',
  'signup_credits',
  'free_conversations',
  'fictional_plural',
  'terms_date',
] as const
type LongTextValue = (typeof longTextValues)[number]

const choice = /<p>\{if (\w+)\}<\/p>\n([\s\S]*?)<p>\{end\}<\/p>\n?/g
const placeholder = /\{(\w+)\}/g
const emptyLink = /<a href="mailto:"><\/a>/g

/** Writes the values into a text. Throws at a placeholder that nobody knows, so that none is ever shown. */
export function fillLongText(html: string, values: LongTextValues): string {
  return html
    .replace(choice, (_, name: string, inside: string) => (lookUp(name, values) ? inside : ''))
    .replace(placeholder, (_, name: string) => escaped(lookUp(name, values)))
    .replace(emptyLink, '')
}

function lookUp(name: string, values: LongTextValues): string {
  const known = longTextValues.find((one) => one === name)
  if (!known) throw new Error(`A long text asks for {${name}}, which is no value.`)
  return values[known]
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
