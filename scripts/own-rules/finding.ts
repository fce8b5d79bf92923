/** What a rule has found in a file: the place, counted in characters, and what is wrong there. */
export type Finding = { at: number; text: string }
