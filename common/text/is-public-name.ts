/** Names that never reach the public internet (RFC 6761, 6762, 8375); plain http is usual there. */
const privateName = /(^|\.)(localhost|local|internal|test|home\.arpa)$/
const networkAddress = /^\d+(\.\d+){3}$|^\[/

/** Whether a host, without its port, is a name on the public internet and no address. */
export function isPublicName(host: string): boolean {
  return host.includes('.') && !networkAddress.test(host) && !privateName.test(host)
}
