import { useEffect, useEffectEvent } from 'react'

const gap = 6
const margin = 8

/** Positions an open menu below its button, or above where there is no room below. */
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

const least = 140

/**
 * Positions a list below its input, with the same width, or above where there is more room. An on-screen keyboard
 * counts as no room.
 */
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

/** Calls `place` when a floating element opens, and whenever its anchor may have moved. */
export function usePlaced(open: boolean, place: () => void) {
  const placed = useEffectEvent(place)
  useEffect(() => {
    if (!open) return
    const follow = () => placed()
    follow()
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    visualViewport?.addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
      visualViewport?.removeEventListener('resize', follow)
    }
  }, [open])
}
