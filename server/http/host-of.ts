import type { Context } from 'hono'

export function hostOf(c: Context): string {
  return c.req.header('host') ?? new URL(c.req.url).host
}

export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
