import dns from 'node:dns/promises'

/**
 * Has Node know every name under localhost as this machine, as browsers do (RFC 6761): the tests' sites have such names,
 * and the system, which Node and so Playwright's own requests ask, may know none of them.
 */
export function resolveLocalhost(): void {
  const ask = dns.lookup
  dns.lookup = ((name: string, options: object) =>
    ask(name.endsWith('.localhost') ? 'localhost' : name, options)) as typeof dns.lookup
}
