declare global {
  interface Window {
    /** Set by the HTML's first script, and removed once React has hydrated the page. */
    earlyInput?: EarlyInput
  }
}

export type FilledField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type EarlyInput = {
  /** Resolves after the first paint, or at once in a hidden tab: the page's scripts load from then on. */
  ready: Promise<void>
  /** Fields that were filled in before hydration, with their text. */
  filled: Map<FilledField, string>
  /**
   * Which one of its kind an element was in the document. Where a translator has changed the page before hydration, React
   * makes its elements anew.
   */
  places: Map<Element, number>
  /** The last button that was pressed, or form that was submitted, before hydration. */
  pressed: HTMLButtonElement | SubmitEvent | null
  /** The types of the events that `record` listens to. */
  recordedTypes: string[]
  record: (event: Event) => void
}

/**
 * Starts loading the scripts at these addresses after the first paint and the photos in view, and records input until
 * then. It is embedded into the page as text, so it must not use anything outside of itself.
 */
export function delayScripts(addresses: string[]): EarlyInput {
  const early: EarlyInput = {
    recordedTypes: ['input', 'click', 'submit'],
    filled: new Map(),
    places: new Map(),
    pressed: null,
    record(event) {
      const { type, target } = event
      const place = (element: Element | null) => {
        if (element)
          early.places.set(element, [...document.querySelectorAll(element.tagName)].indexOf(element))
      }
      if (type === 'input') {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only fields are typed into, and this is embedded as short text
        const field = target as FilledField
        early.filled.set(field, field.value)
        place(field)
      } else if (target instanceof Element) {
        early.pressed = target.closest('button:not([type="submit"])')
        place(early.pressed)
      }
      // The browser's default would load the page again and lose what was typed.
      if (event instanceof SubmitEvent) {
        event.preventDefault()
        early.pressed = event
        place(event.submitter)
      }
    },
    ready: new Promise<void>((resolve) => {
      const load = () => {
        for (const href of addresses.splice(0)) {
          const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
          link.setAttribute('fetchpriority', 'low')
          document.head.append(link)
        }
        resolve()
      }
      // Waits for the photos in view, but not longer than 0.3 s.
      const painted = () => {
        if (document.readyState === 'complete') return load()
        addEventListener('load', () => setTimeout(load), { once: true })
        setTimeout(load, 300)
      }
      const shown = performance.getEntriesByType('paint').length > 0
      if (shown) return painted()
      if (document.hidden || !('PerformanceObserver' in window)) return load()
      new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
      document.addEventListener('visibilitychange', load, { once: true })
      setTimeout(load, 2_000)
    }),
  }
  for (const type of early.recordedTypes) document.addEventListener(type, early.record, true)
  return early
}
