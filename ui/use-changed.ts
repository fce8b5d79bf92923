import { useState } from 'react'

/** Whether a value has changed since the component was mounted: only a change is animated. */
export function useChanged(value: unknown): boolean {
  const [first] = useState(value)
  return value !== first
}
