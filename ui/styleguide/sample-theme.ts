import { createContext, use } from 'react'

export const SampleTheme = createContext<'light' | 'dark'>('light')

/** Makes a name unique on the page, which shows each sample once per theme. */
export function useSampleName(): (name: string) => string {
  const theme = use(SampleTheme)
  return (name) => `${name}, ${theme}`
}
