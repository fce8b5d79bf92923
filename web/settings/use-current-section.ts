import { useEffect, useState } from 'react'

/** A band a fifth down the window: the section that lies in it is the one that is read. */
const band = '-20% 0px -75% 0px'

/** The id of the section at the top of the window, the first one at the start. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const met = entries.find((entry) => entry.isIntersecting)
        if (met) setCurrent(met.target.id)
      },
      { rootMargin: band },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
