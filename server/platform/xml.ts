export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

type Content = XmlElement | string | false | undefined

/** An element of a document to write; what is false or undefined is left out. */
export function element(
  name: string,
  content: Content | Content[],
  attributes: Record<string, string> = {},
): XmlElement {
  const children = [content].flat().filter((child) => child !== false && child !== undefined)
  return { name, attributes, children }
}

export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`
}

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${encode(value)}"`)
  const open = `${indent}<${name}${named.join('')}>`
  const inner = children.map((child) =>
    typeof child === 'string' ? encode(child) : `\n${write(child, `${indent}  `)}`,
  )
  const end = children.some((child) => typeof child !== 'string') ? `\n${indent}` : ''
  return `${open}${inner.join('')}${end}</${name}>`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const encode = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** A text that is no XML, or XML with a document type, which no bank sends. */
export class XmlError extends Error {}

const token =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([^\s/>!?<]+)([^<>]*?)(\/?)>|([^<]+)/y
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Reads a document as far as banks write them. Names are without their prefix. */
export function readXml(text: string): XmlElement {
  const document = element('', [])
  const open = [document]
  const source = text.replace(/^\uFEFF/, '')
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const found = token.exec(source)
    if (!found) throw new XmlError(`The file is no XML at sign ${at + 1}`)
    readToken(found, open)
  }
  const [root] = document.children.filter((child) => typeof child !== 'string')
  if (open.length !== 1) throw new XmlError('The file ends too early')
  if (!root) throw new XmlError('The file is no XML')
  return root
}

function readToken(
  [, data, closing, name, attributes = '', empty, written]: RegExpExecArray,
  open: XmlElement[],
): void {
  const parent = open.at(-1)
  const text = data ?? (written === undefined ? undefined : decode(written))
  if (text !== undefined) parent?.children.push(text)
  if (!name) return
  const local = name.slice(name.indexOf(':') + 1)
  if (closing) {
    if (open.length === 1 || open.pop()?.name !== local)
      throw new XmlError(`The file closes ${name} where it is not open`)
    return
  }
  const pairs = [...attributes.matchAll(attribute)].map(([, key, double, single]) => [
    key,
    decode(double ?? single ?? ''),
  ])
  const child = element(local, [], Object.fromEntries(pairs))
  parent?.children.push(child)
  if (!empty) open.push(child)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const coded = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi

function decode(text: string): string {
  return text.replace(coded, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name] ?? whole
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return point > 0x10ffff ? whole : String.fromCodePoint(point)
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
