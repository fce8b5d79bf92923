import { foldText } from '#common/text/fold-text.ts'
import { plainText } from './plain-text.ts'

export type FaqItem = { question: string; answer: string; shown: boolean }
export type FaqGroup = { title: string; items: FaqItem[] }

/** Reads questions and answers out of the text's HTML: a second-level heading begins a group, a third-level one a question. */
export function faqGroups(html: string, query: string): FaqGroup[] {
  const [, ...groups] = html.split('<h2>')
  return groups.map((group) => {
    const [title, body] = beforeAndAfter(group, '</h2>')
    const [, ...items] = body.split('<h3>')
    return {
      title: plainText(title),
      items: items.map((item) => {
        const [question, answer] = beforeAndAfter(item, '</h3>')
        return {
          question: plainText(question),
          answer: answer.trim(),
          shown: matches(plainText(`${question} ${answer}`), query),
        }
      }),
    }
  })
}

/** Whether every word of the query is in the text, without regard to accents and capitals. */
export function matches(text: string, query: string): boolean {
  const folded = foldText(text)
  return foldText(query)
    .split(' ')
    .every((word) => folded.includes(word))
}

function beforeAndAfter(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
