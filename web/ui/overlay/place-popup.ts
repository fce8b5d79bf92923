const gap = 6
const margin = 8
const least = 140

/** Puts a list under its input, as wide as it, or above where there is more room; a phone's keyboard counts as no room. */
export function placePopup(input: HTMLElement, popup: HTMLElement) {
  const at = input.getBoundingClientRect()
  const top = visualViewport?.offsetTop ?? 0
  const bottom = top + (visualViewport?.height ?? innerHeight)
  const roomBelow = bottom - at.bottom - gap - margin
  const roomAbove = at.top - top - gap - margin
  const below = roomBelow >= Math.min(popup.scrollHeight, least) || roomBelow >= roomAbove
  popup.style.width = `${at.width}px`
  popup.style.left = `${at.left}px`
  popup.style.maxHeight = `${Math.max(least, below ? roomBelow : roomAbove)}px`
  popup.style.top = `${below ? at.bottom + gap : at.top - gap - popup.offsetHeight}px`
}
