declare global {
  interface Window {
    /** There from the first HTML until the page is alive. */
    waking?: Waking
  }
}

export type FilledField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type Waking = {
  /** Something is on the screen, or nobody looks: scripts may travel. */
  ready: Promise<void>
  /** Fields that were typed into or chosen while nothing could answer, with what was typed. */
  filled: Map<FilledField, string>
  /** What was pressed or sent last in that time. */
  pressed: HTMLButtonElement | SubmitEvent | null
  /** The types of the events that `note` takes. */
  noted: string[]
  note: (event: Event) => void
}

/**
 * Lets the scripts of these addresses travel after the first paint and the photos in view; notes what is pressed and
 * filled in meanwhile. Runs in the page, as text: it may use nothing from outside.
 */
export function wake(addresses: string[]): Waking {
  const waking: Waking = {
    noted: ['input', 'click', 'submit'],
    filled: new Map(),
    pressed: null,
    note(event) {
      const { type, target } = event
      if (type === 'input') {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only fields are typed into, and this runs as short text
        const field = target as FilledField
        waking.filled.set(field, field.value)
      } else if (target instanceof Element) waking.pressed = target.closest('button:not([type="submit"])')
      // The browser's own way would load the page anew and lose what was typed.
      if (event instanceof SubmitEvent) {
        event.preventDefault()
        waking.pressed = event
      }
    },
    ready: new Promise<void>((resolve) => {
      const go = () => {
        for (const href of addresses.splice(0)) {
          const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
          link.setAttribute('fetchpriority', 'low')
          document.head.append(link)
        }
        resolve()
      }
      // The photos in view are there, or have had a start.
      const painted = () => {
        if (document.readyState === 'complete') return go()
        addEventListener('load', () => setTimeout(go), { once: true })
        setTimeout(go, 300)
      }
      const shown = performance.getEntriesByType('paint').length > 0
      if (shown) return painted()
      if (document.hidden || !('PerformanceObserver' in window)) return go()
      new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
      document.addEventListener('visibilitychange', go, { once: true })
      setTimeout(go, 2_000)
    }),
  }
  for (const type of waking.noted) document.addEventListener(type, waking.note, true)
  return waking
}
