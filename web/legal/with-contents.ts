import { plainText } from './plain-text.ts'

export type Part = { id: string; title: string }

/** A long text whose second-level headings can be led to, and what they are called. */
export function withContents(html: string): { html: string; parts: Part[] } {
  const parts: Part[] = []
  const marked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, title: string) => {
    const id = `part-${parts.length + 1}`
    parts.push({ id, title: plainText(title) })
    return `<h2 id="${id}">${title}</h2>`
  })
  return { html: marked, parts }
}
