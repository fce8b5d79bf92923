import { createContext, use } from 'react'

export const SampleTheme = createContext<'light' | 'dark'>('light')

/** Names a thing apart from its twin in the other theme. */
export function useSampleName(): (name: string) => string {
  const theme = use(SampleTheme)
  return (name) => `${name}, ${theme}`
}
