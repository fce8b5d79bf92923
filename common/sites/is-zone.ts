/** Whether a text is the name of a time zone, as browsers give it. */
export function isZone(zone: string): boolean {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
