/** The keys of an object that has no others than its type names, such as a table in the source. */
export function keysOf<K extends string>(table: Partial<Record<K, unknown>>): K[]
export function keysOf(table: object): string[] {
  return Object.keys(table)
}
