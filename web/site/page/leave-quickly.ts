/** What stands on the screen a moment after somebody has to leave. */
export const neutralPlace = 'https://www.wikipedia.org/'
const presses = 3
const withinMs = 1_000

/** Leaves the site at once: nothing of the page is to be seen while the next one loads, and Back does not return to it. */
export function leaveQuickly(): void {
  document.body.hidden = true
  document.title = ''
  location.replace(neutralPlace)
}

/**
 * Escape three times within a second leaves, from any page. One press stays what it is, so that dialogs and menus close as
 * they should. A link that is marked with `data-leave` does the same.
 */
export function watchWaysOut(): void {
  let times: number[] = []
  // Before a dialog hears of it, which may end the event.
  addEventListener(
    'keydown',
    ({ key, repeat, timeStamp }) => {
      if (repeat) return
      times = key === 'Escape' ? [...times.filter((at) => timeStamp - at < withinMs), timeStamp] : []
      if (times.length >= presses) leaveQuickly()
    },
    true,
  )
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-leave]'))) return
    event.preventDefault()
    leaveQuickly()
  })
}
