import { BlockList, isIP } from 'node:net'

/** Proxies whose X-Forwarded-For is believed: addresses or CIDR blocks from the configuration. */
export function createProxyList(entries: string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits) list.addSubnet(address, Number(bits), family)
    else list.addAddress(address, family)
  }
  return list
}

/**
 * The caller's network, which keys lock-out and rate limits: an IPv4 address, or the /64 of an IPv6 one. A forwarded
 * address counts only as far as trusted proxies passed it on.
 */
export function networkOf(
  peer: string | undefined,
  forwarded: string | undefined,
  trusted: BlockList,
): string {
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter((hop) => isIP(hop) > 0)
  let address = plain(peer ?? '')
  while (
    hops.length > 0 &&
    isIP(address) > 0 &&
    trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  )
    address = hops.pop()!
  return isIP(address) === 6 ? prefix64(address) : address || 'unknown'
}

function plain(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}

function prefix64(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
