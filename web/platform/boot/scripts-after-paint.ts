import { wake } from './waking.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const starter = /(<script[^>]* type="module" async="">)(.*?)(<\/script>)/s
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");/gm
const headEnd = '</head>'
const starterSign = ' type="module" async="">'

/**
 * A page is read before it is alive: nothing of its scripts travels before the first paint. The framework's preloads
 * are taken out of the HTML and its starting script waits for `wake`, which puts them back once there is something
 * to look at, or nobody looks. HTML of another form is left as it is. Only the head and the starting script are looked
 * through: between them lies what can be a hundred kB.
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
  const first = `<script nonce="${nonce}">window.waking = (${wake.toString()})(${JSON.stringify(addresses)})</script>`
  const after = tail.slice(whole.length)
  return `${head.replaceAll(preload, '')}${html.slice(body, scripts)}${first}${open}await window.waking.ready;\n${waiting}${close}${after}`
}
