const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const starter = /(<script[^>]* type="module" async="">)(.*?)(<\/script>)/s
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");/gm

/**
 * A page is read before it is alive: nothing of its scripts travels before the first paint. The framework's preloads
 * are taken out of the HTML and its starting script waits for `start`, which puts them back once there is something
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
  const first = `<script nonce="${nonce}">window.painted = (${start.toString()})(${JSON.stringify(addresses)})</script>`
  return html
    .replaceAll(preload, '')
    .replace(whole, () => `${first}${open}await window.painted;\n${waiting}${close}`)
}

/** Runs in the page, as text: it may use nothing from outside. */
async function start(addresses: string[]): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = () => resolve()
    if (document.visibilityState !== 'visible' || !('PerformanceObserver' in window)) return go()
    new PerformanceObserver(go).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', go, { once: true })
    setTimeout(go, 2_000)
  })
  for (const href of addresses) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    link.setAttribute('fetchpriority', 'low')
    document.head.append(link)
  }
}
