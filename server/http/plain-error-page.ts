/** The error page for where no page can be rendered: no style, no script, nothing that could fail again. */
export function plainErrorPage(about: {
  locale: string
  status: number
  message: string
  home: string
}): string {
  const { locale, status, message, home } = about
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${status}</title></head>
<body><main><h1>${status}</h1><p>${escapeHtml(message)}</p><p><a href="/">${escapeHtml(home)}</a></p></main></body></html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
