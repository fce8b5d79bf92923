import type { Params } from 'react-router'

/** What a page's `handle` says about the frame around it. */
export type Frame = {
  layout: 'default' | 'chat' | 'lander' | 'empty'
  /** Anonymous page that ships no React: rendered once, kept in memory, served without inline script. */
  light?: boolean
  /** Whether the page brings its own bars on a phone, where the frame then shows none. */
  alone?: (params: Params) => boolean
}

/** The frame of pages that name none, and of errors. */
export const plainFrame: Frame = { layout: 'default' }

/** The frame of the innermost page that names one. */
export function frameOf(matches: { handle?: unknown }[]): Frame {
  const handle: unknown = matches.findLast((match) => match.handle)?.handle
  return isFrame(handle) ? handle : plainFrame
}

function isFrame(handle: unknown): handle is Frame {
  return typeof handle === 'object' && handle !== null && 'layout' in handle
}
