import type { ReactNode } from 'react'
import type { Params } from 'react-router'

/** What a page's `handle` says about its layout. */
export type Frame = {
  layout: 'default' | 'chat' | 'lander' | 'empty'
  /** A public page without React: rendered once, cached in memory, and without inline scripts. */
  light?: boolean
  /** Of a light page: it shows a member, so that it is rendered for each visitor and never cached. */
  personal?: boolean
  /** The page's top is not dark: the lander layout's header is written in the text's colour. */
  paper?: boolean
  /** Of a light page: whoever is signed in has it with React, in the frame of the members' other pages. */
  members?: Frame
  /** Whether the page has bars of its own on a phone, so that the layout shows none there. */
  alone?: (params: Params) => boolean
}

/** The layout of pages that name none, and of errors. */
export const plainFrame: Frame = { layout: 'default' }

/** The layout of the innermost matching route that names one. */
export function frameOf(matches: { handle?: unknown }[], signedIn: boolean): Frame {
  const handle: unknown = matches.findLast((match) => match.handle)?.handle
  const frame = isFrame(handle) ? handle : plainFrame
  return (signedIn && frame.members) || frame
}

function isFrame(handle: unknown): handle is Frame {
  return typeof handle === 'object' && handle !== null && 'layout' in handle
}

/** `alone`: on a phone the page has bars of its own. `paper`: its top is not dark. */
export type LayoutProps = { alone: boolean; paper: boolean; children: ReactNode }
