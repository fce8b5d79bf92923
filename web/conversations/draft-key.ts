/** Where the tab keeps what was typed to a member and not sent. */
export function draftKey(me: string, to: string): string {
  return `draft.${me}.${to}`
}
