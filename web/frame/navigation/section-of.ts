/** The place of the navigation to which an address belongs: a conversation that is not begun yet is one of the messages. */
export function sectionOf(pathname: string): string {
  if (/^\/members\/[^/]+\/chat$/.test(pathname)) return '/chats'
  return `/${pathname.split('/')[1]}`
}
