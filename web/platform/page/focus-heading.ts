/** Puts the focus at the page's heading: a screen reader reads it, and Tab goes on from there. */
export function focusHeading(main: HTMLElement): void {
  const headings = [...main.querySelectorAll('h1')]
  const target = headings.find((heading) => heading.checkVisibility()) ?? main
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
