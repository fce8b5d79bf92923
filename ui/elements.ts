import type { ReactElement } from 'react'

/** What a component is given to show that is never a bare text: those get an element of their own (AGENTS.md). */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined
