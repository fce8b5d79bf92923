/** Where a login leads: a path of this site, and nothing that could be read as another one's address. */
export function safeReturn(to: string | null): string {
  if (!to || !/^\/(?![/\\])/.test(to) || /[\\\s]/.test(to)) return '/members'
  return /^\/(login|signup)(?=[/?#]|$)/.test(to) ? '/members' : to
}
