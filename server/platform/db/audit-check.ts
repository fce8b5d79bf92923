/**
 * A rule about the stored data, as a query that must return no row. The query has one column, `id`: what identifies a
 * row that breaks the rule, and never a word that a member wrote.
 */
export type AuditCheck = {
  name: string
  /** What holds, in a sentence for whoever reads the report. */
  explains: string
  sql: string
}
