/** What the erase job does with a table that knows members; a table of nobody's data says why it is none. */
export type Treatment =
  /** The member's own rows are removed. */
  | 'removed'
  /** The rows stay: for each column whether it is overwritten, or why it may stay. */
  | Record<string, 'overwritten' | `kept: ${string}`>
  | `nobody: ${string}`

export const key = 'kept: an id, which means nothing without a name' as const
export const deed = 'kept: when, how many and of what kind, by nobody in particular' as const
export const ledger = 'kept: the books, as long as the law asks' as const
