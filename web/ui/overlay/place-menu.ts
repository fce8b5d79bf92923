const gap = 6
const margin = 8

/** Puts the open menu under its button, or above it where there is no room below. */
export function placeMenu(button: HTMLElement, menu: HTMLElement, align: 'start' | 'end') {
  const at = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const left = align === 'start' ? at.left : at.right - menu.offsetWidth
  const below = at.bottom + gap
  const fitsBelow = below + menu.offsetHeight <= innerHeight - margin
  const above = Math.max(margin, at.top - gap - menu.offsetHeight)
  menu.style.left = `${Math.max(margin, Math.min(left, width - menu.offsetWidth - margin))}px`
  menu.style.top = `${fitsBelow ? below : above}px`
  menu.style.transformOrigin = `${align === 'start' ? 'left' : 'right'} ${fitsBelow ? 'top' : 'bottom'}`
}
