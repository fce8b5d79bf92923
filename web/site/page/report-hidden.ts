/**
 * Tells the server whenever the page is hidden (spec §7). Where the address has `lb`, `visit` says in the beacon's query how
 * the visit went.
 */
export function reportHidden(visit: () => string = () => ''): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const body = new Blob(['{}'], { type: 'application/json' })
    navigator.sendBeacon(`/api/page-hidden.php${visit()}`, body)
  })
}
