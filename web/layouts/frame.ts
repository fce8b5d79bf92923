import type { UIMatch } from 'react-router'

/** What a page's `handle` says about the frame around it. */
export type Frame = {
  layout: 'default' | 'chat' | 'lander' | 'empty'
  /** Anonymous page that ships no React: rendered once, kept in memory, served without inline script. */
  light?: boolean
}

const standard: Frame = { layout: 'default' }

/** The frame of the innermost page that names one. */
export function frameOf(matches: UIMatch[]): Frame {
  return (matches.findLast((match) => match.handle)?.handle as Frame | undefined) ?? standard
}
