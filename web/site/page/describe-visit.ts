const longest = 100
const secondsMax = 86_400

/**
 * Watches a visit whose address has `lb`. Returns what describes it as a query: how long it was, and whether the visitor
 * opened another page of the site. Its id is drawn here and stored nowhere.
 */
export function describeVisit(): () => string {
  const { pathname, search } = location
  const given = new URLSearchParams(search)
  const label = given.get('lb')?.trim().slice(0, longest)
  if (!label) return () => ''
  const network = given.get('network')?.trim().slice(0, longest)
  const visit = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const openedAt = performance.now()
  let left = false
  document.addEventListener('submit', () => {
    left = true
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.host === location.host && link.pathname !== pathname) left = true
  })
  return () => {
    const seconds = Math.min(secondsMax, Math.round((performance.now() - openedAt) / 1_000))
    const wentOn = left || location.pathname !== pathname
    const about = { lb: label, visit, page: pathname, seconds: `${seconds}`, went_on: `${wentOn}` }
    return `?${new URLSearchParams({ ...about, ...(network && { network }) })}`
  }
}
