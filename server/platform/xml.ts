import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'

export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: Child[]
}

type Child = XmlElement | string

type Content = Child | false | undefined

/** An element of a document to write; what is false or undefined is left out. */
export function element(
  name: string,
  content: Content | Content[],
  attributes: Record<string, string> = {},
): XmlElement {
  const children = [content].flat().filter((child) => child !== false && child !== undefined)
  return { name, attributes, children }
}

/** The names under which the library keeps a text, and an element's attributes, beside its elements. */
const textName = '#text'
const attributesName = ':@'
const shared = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: textName,
}

const builder = new XMLBuilder({ ...shared, format: true })

export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build([nodeOf(root)]).trim()}\n`
}

function nodeOf(part: Child): object {
  if (typeof part === 'string') return { [textName]: part }
  return { [part.name]: part.children.map(nodeOf), [attributesName]: part.attributes }
}

/** A text that is no XML, or XML with a document type, which no bank sends. */
export class XmlError extends Error {}

/** Texts stay as they are written, numbers and spaces too. References by number are read as HTML's entities are. */
const parser = new XMLParser({
  ...shared,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  htmlEntities: true,
})

const nodesSchema = z.array(
  z.looseObject({
    [textName]: z.string().optional(),
    [attributesName]: z.record(z.string(), z.string()).default({}),
  }),
)

/** Reads a document. Names are without their prefix. Throws XmlError for what is none. */
export function readXml(text: string): XmlElement {
  const source = text.replace(/^\uFEFF/, '')
  const judged = XMLValidator.validate(source)
  if (judged !== true) throw new XmlError(`The file is no XML, by its line ${judged.err.line}`)
  // A document type may define what its references stand for, without end.
  if (/<!DOCTYPE/i.test(source))
    throw new XmlError('The file is no XML that a bank sends: it has a document type')
  const root = childrenOf(parser.parse(source)).find((child) => typeof child !== 'string')
  if (!root) throw new XmlError('The file is no XML')
  return root
}

function childrenOf(nodes: unknown): Child[] {
  return nodesSchema
    .parse(nodes)
    .flatMap<Child>(({ [textName]: text, [attributesName]: attributes, ...named }) => {
      if (text !== undefined) return [text]
      return Object.entries(named).map(([name, children]) => element(name, childrenOf(children), attributes))
    })
}

/** The elements at a path below this one, as `NtryDtls/TxDtls`. */
export function elementsAt(from: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) =>
          children.flatMap((child) => (typeof child !== 'string' && child.name === name ? [child] : [])),
        ),
      [from],
    )
}

/** All elements of a name, however deep. */
export function elementsNamed(from: XmlElement, name: string): XmlElement[] {
  return from.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return child.name === name ? [child] : elementsNamed(child, name)
  })
}

/** The text at the first of the paths that has any. */
export function textAt(from: XmlElement, ...paths: string[]): string | undefined {
  for (const path of paths) {
    const [found] = elementsAt(from, path)
    const text = found?.children
      .filter((child) => typeof child === 'string')
      .join('')
      .trim()
    if (text) return text
  }
  return undefined
}
