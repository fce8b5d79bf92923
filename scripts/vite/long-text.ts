import { marked } from 'marked'

/** A long text as pages show it: its first heading, and the rest as HTML with the placeholders still in it. */
export type LongText = { title: string; html: string }

/** Turns a text of `common/long-texts` into HTML. The texts are the project's own, so that nothing in them is foreign. */
export function longTextOf(markdown: string): LongText {
  const [first = '', ...rest] = markdown.trim().split('\n')
  if (!first.startsWith('# ')) throw new Error('A long text begins with its title.')
  // A placeholder in an address would be written as an address is.
  const html = marked.parse(rest.join('\n'), { async: false }).replaceAll('%7B', '{').replaceAll('%7D', '}')
  return { title: first.slice(2).trim(), html: html.trim() }
}
