import { Readable } from 'node:stream'
import PdfDocument from 'pdfkit'
import { packageFile } from '#server/platform/program-files.ts'
import type { ReceiptFacts } from './receipt-facts.ts'

type Words = { title: string; site: string; locale: string; issuedAt: Date }
type Weight = 400 | 700

const margin = 56
const width = 595.28 - 2 * margin
const line = 20

const fileOf = (script: string, weight: Weight) =>
  packageFile(`@fontsource/open-sans/files/open-sans-${script}-${weight}-normal.woff`)

/** The letters that are only in the typeface's second file: those of Polish, and of names from elsewhere. */
const extended = /[\u0100-\u02af\u1e00-\u1eff]+/u

/** A receipt on one page of A4. */
export function drawReceipt(words: Words, facts: ReceiptFacts): ReadableStream<Uint8Array> {
  const page = new PdfDocument({
    size: 'A4',
    margin,
    lang: words.locale,
    info: { Title: words.title, Author: words.site, CreationDate: words.issuedAt },
  })
  const bytes = Readable.toWeb(page)
  for (const weight of [400, 700] as const)
    for (const script of ['latin', 'latin-ext'])
      page.registerFont(`${script}-${weight}`, fileOf(script, weight))

  write(page, words.site, margin, margin, { weight: 700, size: 12 })
  write(page, words.title, margin, margin + 22, { weight: 700, size: 24 })
  let y = margin + 76
  for (const text of facts.seller) {
    write(page, text, margin, y, { size: 10 })
    y += 15
  }
  y = pairs(page, facts.about, y + 24)
  y = pairs(page, facts.sums, y + 20)
  page
    .moveTo(margin, y + 2)
    .lineTo(margin + width, y + 2)
    .lineWidth(0.75)
    .stroke('#999')
  y = pairs(page, [facts.total], y + 10, 700)
  pairs(page, facts.vat, y)
  page.end()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a PDF is written in bytes
  return bytes as ReadableStream<Uint8Array>
}

/** Names on the left, values on the right. Returns where the next line begins. */
function pairs(page: PDFKit.PDFDocument, facts: [string, string][], top: number, weight: Weight = 400) {
  let y = top
  for (const [name, value] of facts) {
    write(page, name, margin, y, { weight })
    write(page, value, margin + width - widthOf(page, value, weight), y, { weight })
    y += line
  }
  return y
}

type Look = { weight?: Weight; size?: number }

function write(
  page: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  { weight = 400, size = 11 }: Look,
) {
  let at = x
  for (const run of runsOf(text, weight)) {
    page.font(run.font).fontSize(size)
    page.text(run.text, at, y, { lineBreak: false })
    at += page.widthOfString(run.text)
  }
}

function widthOf(page: PDFKit.PDFDocument, text: string, weight: Weight): number {
  return runsOf(text, weight).reduce(
    (sum, run) => sum + page.font(run.font).fontSize(11).widthOfString(run.text),
    0,
  )
}

/** The text in the parts that each file of the typeface can draw. It has none of the spaces that do not break. */
function runsOf(text: string, weight: Weight): { font: string; text: string }[] {
  return text
    .replace(/[\u00a0\u202f\u2009]/gu, ' ')
    .split(new RegExp(`(${extended.source})`, 'u'))
    .filter(Boolean)
    .map((part) => ({ font: `${extended.test(part) ? 'latin-ext' : 'latin'}-${weight}`, text: part }))
}
