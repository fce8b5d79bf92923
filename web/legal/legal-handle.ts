import type { Frame } from '../frame/frame.ts'

/** Visitors are given these pages from memory, members with their navigation and what they are to be told. */
export const legalHandle: Frame = {
  layout: 'lander',
  light: true,
  paper: true,
  members: { layout: 'default' },
}
