import { type ReactNode, useEffect, useRef } from 'react'

export type ForcedState = 'hover' | 'focus' | 'active'

type ForcedProps = { state: ForcedState | 'focus hover'; on?: string; children: ReactNode }

/** Shows what is inside as if it were under the pointer, in focus or pressed. */
export function Forced({ state, on = 'a, button, input, select, textarea', children }: ForcedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current?.querySelector<HTMLElement>(on)
    if (element) element.dataset.forced = state
  })
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  )
}
