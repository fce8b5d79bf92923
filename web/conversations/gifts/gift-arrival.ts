const key = 'gifts.seen'
/** An older gift is not unpacked again on a new device. */
const freshMs = 3 * 86_400_000
const kept = 50

/** Whether this gift is seen for the first time on this device. Asking says that it was seen. */
export function arrivesNow(messageId: string, sentAt: string): boolean {
  if (Date.now() - Date.parse(sentAt) > freshMs) return false
  try {
    const seen = (localStorage.getItem(key) ?? '').split(' ').filter(Boolean)
    if (seen.includes(messageId)) return false
    localStorage.setItem(key, [...seen, messageId].slice(-kept).join(' '))
    return true
  } catch {
    // Without storage nothing says whether it was seen, and an animation each time would be too much.
    return false
  }
}
