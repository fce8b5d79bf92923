import { expect, test } from 'vitest'
import { element, elementsAt, elementsNamed, readXml, textAt, writeXml, XmlError } from './xml.ts'

test('what is written is read again, signs that XML uses included', () => {
  const text = `<&>"' – ü ${String.fromCodePoint(0x1f600)}`
  const root = element('A', [element('B', text, { key: text }), false, undefined, element('B', '')])
  expect(readXml(writeXml(root))).toMatchObject({ name: 'A' })
  const [first, second] = elementsAt(readXml(writeXml(root)), 'B')
  expect([first?.attributes.key, textAt(readXml(writeXml(root)), 'B')]).toEqual([text, text])
  expect(second?.children).toEqual([])
})

test('prefixes, comments, character data, references and empty elements are read', () => {
  const root = readXml(`\uFEFF<?xml version="1.0"?><!-- a --><x:A xmlns:x="u">
    <x:B/><x:C key='1'><![CDATA[<&]]>&#65;&#x42;&amp;&unknown;</x:C><D><C>2</C></D></x:A>`)
  expect(textAt(root, 'Nothing', 'C')).toBe('<&AB&&unknown;')
  expect(elementsNamed(root, 'C').map(({ attributes }) => attributes)).toEqual([{ key: '1' }, {}])
})

test.each(['', 'text', '<A>', '<A></B>', '</A>', '<A><B></A></B>', '<!DOCTYPE a><A/>', '<A <B/>'])(
  'what is no document is refused: %s',
  (text) => {
    expect(() => readXml(text)).toThrow(XmlError)
  },
)

test('a file may have more references than the library allows of those that a document type defines', () => {
  const root = readXml(`<A>${'<B> &amp;&#65;</B>'.repeat(5_000)}</A>`)
  expect(elementsAt(root, 'B').at(-1)?.children).toEqual([' &A'])
})
