export type Letter = {
  d: string
  width: number
  /** Where the dot sits over i and j. */
  dot?: number
  /** Subtracted from the space after the letter, where its right side is open. */
  tuck?: number
}

const bowl = 'M30 0a30 30 0 1 0 .01 0Z'

/**
 * The letters of the wordmark: single strokes on an x-height of 60 units, with the baseline at 60. The letter n has the
 * arch of the mark.
 */
export const alphabet: Record<string, Letter> = {
  a: { d: `${bowl}M60 0V60`, width: 60 },
  b: { d: `${bowl}M0-38V60`, width: 60 },
  c: { d: 'M51 9a30 30 0 1 0 0 42', width: 54, tuck: 4 },
  d: { d: `${bowl}M60-38V60`, width: 60 },
  e: { d: 'M1 30h59a30 30 0 1 0-9 21', width: 60, tuck: 3 },
  f: { d: 'M34-36a22 22 0 0 0-22 22v74M0 2h30', width: 32, tuck: 6 },
  g: { d: `${bowl}M60 0v64a29 29 0 0 1-52 18`, width: 60 },
  h: { d: 'M0-38v98M0 30a30 30 0 0 1 60 0v30', width: 60 },
  i: { d: 'M0 0v60', width: 0, dot: -24 },
  j: { d: 'M12 0v70a20 20 0 0 1-20 20', width: 12, dot: -24 },
  k: { d: 'M0-38v98M44 0 0 36M18 22l28 38', width: 46, tuck: 4 },
  l: { d: 'M0-38v98', width: 0 },
  m: { d: 'M0 60V25a25 25 0 0 1 50 0v35M50 25a25 25 0 0 1 50 0v35', width: 100 },
  n: { d: 'M0 60V30a30 30 0 0 1 60 0v30', width: 60 },
  o: { d: bowl, width: 60 },
  p: { d: `${bowl}M0 0v98`, width: 60 },
  q: { d: `${bowl}M60 0v98`, width: 60 },
  r: { d: 'M0 60V30A30 30 0 0 1 33 .2', width: 34, tuck: 10 },
  s: {
    d: 'M43 10C39 3 32 0 23 0 11 0 4 6 4 14.500c0 20 41 9.500 41 30C45 54 36 60 24 60 13 60 5 56 1 48',
    width: 46,
  },
  t: { d: 'M12-26v68a18 18 0 0 0 20 17.800M-4 0h34', width: 32, tuck: 6 },
  u: { d: 'M0 0v30a30 30 0 0 0 60 0V0', width: 60 },
  v: { d: 'M0 0l27 60L54 0', width: 54, tuck: 5 },
  w: { d: 'M0 0l21 60L42 4l21 56L84 0', width: 84, tuck: 5 },
  x: { d: 'M0 0l50 60M50 0 0 60', width: 50, tuck: 4 },
  y: { d: 'M0 0l28 58M56 0 18 92', width: 56, tuck: 5 },
  z: { d: 'M2 0h46L0 60h50', width: 50 },
}
