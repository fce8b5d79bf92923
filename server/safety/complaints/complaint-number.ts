/** What a complaint is called in mails and on its page: short enough to be read out on the telephone. */
export function complaintNumber(id: string): string {
  return id.slice(-8).toUpperCase()
}
