import { useEffect, useRef } from 'react'
import type { Elements } from '#ui/elements.ts'

type PhotoFrameProps = {
  /** Which part of the step is shown. */
  part: string
  title: string
  hint: string
  /** Two, of the same size. */
  buttons: Elements
  children: Elements
}

/** One part of the photo step: its heading, what it shows, and the two buttons at the thumb. */
export function PhotoFrame({ part, title, hint, buttons, children }: PhotoFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(part)
  // The button that was pressed is gone with the part before, and the focus with it.
  useEffect(() => {
    if (shown.current !== part) heading.current?.focus({ preventScroll: true })
    shown.current = part
  }, [part])
  return (
    <div className="flex flex-1 flex-col gap-4 lg:flex-none lg:gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        <p className="mt-2 text-muted">{hint}</p>
      </div>
      {children}
      <div className="mt-auto grid grid-cols-2 gap-3 pt-2 *:px-4">{buttons}</div>
    </div>
  )
}
