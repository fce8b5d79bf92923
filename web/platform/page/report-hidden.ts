const longest = 100
const secondsMax = 86_400

/**
 * Tells the server whenever the page is hidden (spec §7). Where the address has `lb`, it also says how long the visit was
 * and whether the visitor opened another page of the site. The visit's id is drawn here and stored nowhere.
 */
export function reportHidden(): void {
  const { pathname, search } = location
  const given = new URLSearchParams(search)
  const label = given.get('lb')?.trim().slice(0, longest)
  const visit = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const openedAt = performance.now()
  let left = false
  const leave = () => {
    left = true
  }
  if (label) {
    document.addEventListener('submit', leave)
    document.addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.host === location.host && link.pathname !== pathname) leave()
    })
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const about = new URLSearchParams()
    if (label) {
      const seconds = Math.min(secondsMax, Math.round((performance.now() - openedAt) / 1_000))
      const network = given.get('network')?.trim().slice(0, longest)
      for (const [name, value] of Object.entries({ lb: label, visit, page: pathname, seconds, network }))
        if (value !== undefined && value !== '') about.set(name, String(value))
      about.set('went_on', String(left || location.pathname !== pathname))
    }
    const body = new Blob(['{}'], { type: 'application/json' })
    navigator.sendBeacon(`/api/page-hidden.php${about.size > 0 ? `?${about}` : ''}`, body)
  })
}
