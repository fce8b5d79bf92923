import { wake } from './waking.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const starter = /(<script[^>]* type="module" async="">)(.*?)(<\/script>)/s
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");/gm

/**
 * A page is read before it is alive: nothing of its scripts travels before the first paint. The framework's preloads
 * are taken out of the HTML and its starting script waits for `wake`, which puts them back once there is something
 * to look at, or nobody looks. HTML of another form is left as it is.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const found = starter.exec(html)
  const addresses = [...html.matchAll(preload)].map(([, address]) => address)
  if (!found || addresses.length === 0) return html
  const [whole, open, code = '', close] = found
  const waiting = code.replaceAll(
    staticImport,
    (_, name: string | undefined, address: string) =>
      `${name ? `const ${name} = ` : ''}await import(${address});`,
  )
  const first = `<script nonce="${nonce}">window.waking = (${wake.toString()})(${JSON.stringify(addresses)})</script>`
  return html
    .replaceAll(preload, '')
    .replace(whole, () => `${first}${open}await window.waking.ready;\n${waiting}${close}`)
}
