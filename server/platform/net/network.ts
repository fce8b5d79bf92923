import { BlockList, isIP } from 'node:net'

/**
 * Proxies whose forwarding headers are believed: addresses or CIDR blocks from the configuration. Throws for an entry
 * that is neither.
 */
export function createProxyList(entries: string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, bits === '' ? Number.NaN : Number(bits), family)
  }
  return list
}

export function isTrusted(peer: string | undefined, trusted: BlockList): boolean {
  const address = plain(peer ?? '')
  return isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * The caller's network, which keys lock-out and rate limits: an IPv4 address, or the /64 of an IPv6 one. A forwarded
 * address counts only as far as trusted proxies passed it on; what is no address ends the chain.
 */
export function networkOf(
  peer: string | undefined,
  forwarded: string | undefined,
  trusted: BlockList,
): string {
  const hops = (forwarded ?? '').split(',').map((hop) => plain(hop.trim()))
  let address = plain(peer ?? '')
  while (isTrusted(address, trusted)) {
    const hop = hops.pop()
    if (!hop || !isIP(hop)) break
    address = hop
  }
  return isIP(address) === 6 ? prefix64(address) : address || 'unknown'
}

const privateRanges = createProxyList([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::/128',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
])

/** Whether a network (networkOf) is this machine or one that the internet does not reach. */
export function isPrivate(network: string): boolean {
  return isTrusted(network.replace(/\/64$/, ''), privateRanges)
}

/** Without a port or brackets, and an IPv4 address in its own form. */
function plain(given: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(given) ?? []
  const address = bracketed ?? given.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return /^::ffff:\d/i.test(address) && isIP(address.slice(7)) === 4 ? address.slice(7) : address
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
