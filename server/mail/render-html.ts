import { escapeHtml, paragraph } from './escape-html.ts'
import { accents, neutrals } from './mail-colours.ts'
import type { MailBlock, MailContent } from './mail-content.ts'
import type { MailFrame } from './mail-frame.ts'

const font = "'Open Sans',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Keeps what follows the preview out of the list of mails. */
const padding = '&#847;&zwnj;&nbsp;'.repeat(60)

/**
 * One column of tables with styles on the elements, which every mail program knows; what is in the head is for those
 * that can turn dark. No picture and no script: the sign is a cell with round corners.
 */
export function renderHtml(content: MailContent, frame: MailFrame): string {
  const accent = accents[frame.niche].light
  const { page, card, line, text } = neutrals.light
  const blocks = content.blocks.map((block) => htmlOf(block, frame)).join('\n')
  return `<!doctype html>
<html lang="${escapeHtml(frame.locale)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(content.subject)}</title>
<style>${headStyle(frame)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(content.preview)}${padding}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${page}" style="background-color:${page}">
<tr><td class="around" align="center" style="padding:36px 16px 40px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 4px 20px">${wordmark(frame.siteName, accent.primary)}</td></tr>
<tr><td class="card" bgcolor="${card}" style="background-color:${card};border:1px solid ${line};border-radius:16px;padding:36px 40px 40px;font-family:${font};color:${text}">
<h1 class="ink" style="margin:0 0 16px;font-family:${font};font-size:26px;line-height:34px;font-weight:700;letter-spacing:-0.2px;color:${text}">${paragraph(content.heading)}</h1>
${blocks}
</td></tr>
<tr><td style="padding:24px 8px 0">${foot(frame)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function headStyle({ niche }: MailFrame): string {
  const { page, card, line, text, muted } = neutrals.dark[niche]
  const accent = accents[niche].dark
  const dark = [
    `.page{background-color:${page} !important}`,
    `.card{background-color:${card} !important;border-color:${line} !important}`,
    `.ink{color:${text} !important}`,
    `.muted,.muted a{color:${muted} !important}`,
    `.rule{border-color:${line} !important}`,
    `.fill{background-color:${accent.primary} !important}`,
    `.accent{color:${accent.text} !important}`,
    `.tint{background-color:${accent.tint} !important;border-color:${accent.text} !important}`,
  ]
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-decoration-thickness:1px;text-underline-offset:2px}
@media (max-width:520px){.around{padding:20px 12px 28px !important}.card{padding:28px 22px 30px !important}.wide{width:100% !important}.wide a{display:block !important}}
@media (prefers-color-scheme:dark){${dark.join('')}}
`
}

/** The arch that every mark of the sites is, drawn by its corners alone, with the name's first letter. */
function wordmark(name: string, colour: string): string {
  const [letter = ''] = name
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="fill" width="32" height="37" align="center" valign="middle" bgcolor="${colour}" aria-hidden="true" style="width:32px;height:37px;background-color:${colour};border-radius:16px 16px 6px 6px;font-family:${font};font-size:17px;line-height:37px;font-weight:700;color:#ffffff">${escapeHtml(letter)}</td>
<td class="ink" style="padding-left:12px;font-family:${font};font-size:20px;line-height:28px;font-weight:700;letter-spacing:-0.2px;color:${neutrals.light.text}">${escapeHtml(name)}</td>
</tr></table>`
}

function htmlOf(block: MailBlock, frame: MailFrame): string {
  const { text, muted, line } = neutrals.light
  const accent = accents[frame.niche].light
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:26px;color:${text}">${paragraph(block.text)}</p>`
    case 'note':
      return `<p class="muted" style="margin:16px 0 0;font-size:14px;line-height:21px;color:${muted}">${paragraph(block.text)}</p>`
    case 'quote':
      return `<div class="tint ink" style="margin:0 0 16px;padding:12px 16px;border-left:3px solid ${accent.primary};border-radius:4px 12px 12px 4px;background-color:${accent.tint};font-size:16px;line-height:25px;color:${text}">${paragraph(block.text)}</div>`
    case 'button':
      return button(block.label, `${frame.origin}${block.path}`, accent.primary)
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px">
${block.rows.map(([name, value]) => factRow(name, value, { text, muted, line })).join('\n')}
</table>`
  }
}

/** The cell carries the colour, so that the button is one even where an anchor's padding is not drawn. */
function button(label: string, url: string, colour: string): string {
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px"><tr>
<td class="fill" align="center" bgcolor="${colour}" style="background-color:${colour};border-radius:26px;mso-padding-alt:14px 32px"><a href="${escapeHtml(url)}" target="_blank" style="display:inline-block;padding:14px 32px;font-family:${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:26px">${escapeHtml(label)}</a></td>
</tr></table>`
}

type FactColours = { text: string; muted: string; line: string }

function factRow(name: string, value: string, { text, muted, line }: FactColours): string {
  const cell = `padding:10px 0;border-top:1px solid ${line};font-size:15px;line-height:22px;vertical-align:top`
  return `<tr><td class="rule muted" style="${cell};padding-right:16px;color:${muted}">${escapeHtml(name)}</td>
<td class="rule ink" align="right" style="${cell};word-break:break-word;overflow-wrap:anywhere;font-weight:600;color:${text}">${paragraph(value)}</td></tr>`
}

function foot({ reason, links, imprint }: MailFrame): string {
  const { muted } = neutrals.light
  const style = `margin:0 0 10px;font-family:${font};font-size:13px;line-height:20px;color:${muted}`
  const anchors = links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" target="_blank" style="color:${muted};text-decoration:underline">${escapeHtml(label)}</a>`,
  )
  const parts = [escapeHtml(reason), anchors.join(' &nbsp;·&nbsp; '), imprint.map(escapeHtml).join('<br>')]
  return parts
    .filter(Boolean)
    .map((part) => `<p class="muted" style="${style}">${part}</p>`)
    .join('\n')
}
