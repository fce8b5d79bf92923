import { delayScripts } from './early-input.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const starter = /(<script[^>]* type="module" async="">)(.*?)(<\/script>)/s
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");/gm
const headEnd = '</head>'
const starterSign = ' type="module" async="">'

/**
 * Changes a page's HTML so that no script is requested before the first paint: the framework's preloads are taken out
 * and its starting script waits for `delayScripts`, which adds them again. Returns HTML of another form unchanged.
 * Searches only the head and the starting script, since the part between them can be a hundred kB long.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const body = html.indexOf(headEnd)
  const sign = html.lastIndexOf(starterSign)
  if (body < 0 || sign < body) return html
  const scripts = html.lastIndexOf('<script', sign)
  const head = html.slice(0, body)
  const tail = html.slice(scripts)
  const found = starter.exec(tail)
  const addresses = [...head.matchAll(preload)].map(([, address]) => address)
  if (!found || addresses.length === 0) return html
  const [whole, open, code = '', close] = found
  const waiting = code.replaceAll(
    staticImport,
    (_, name: string | undefined, address: string) =>
      `${name ? `const ${name} = ` : ''}await import(${address});`,
  )
  const first = `<script nonce="${nonce}">window.earlyInput = (${delayScripts.toString()})(${JSON.stringify(addresses)})</script>`
  const after = tail.slice(whole.length)
  return `${head.replaceAll(preload, '')}${html.slice(body, scripts)}${first}${open}await window.earlyInput.ready;\n${waiting}${close}${after}`
}
