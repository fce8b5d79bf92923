import { useState } from 'react'

/** Whether a value differs from the one that the page began with: what was so all along does not celebrate. */
export function useChanged(value: unknown): boolean {
  const [first] = useState(value)
  return value !== first
}
