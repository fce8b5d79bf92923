import { useCallback, useLayoutEffect, useRef } from 'react'

/** An event handler that stays the same function while what it does follows the latest render: for memoised components. */
export function useStable<Argument>(handler: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((argument) => latest.current(argument), [])
}
