/** Two ids, the lower one first: as the rows of pairs have them. */
export function inOrder(one: string, other: string): [low: string, high: string] {
  return one < other ? [one, other] : [other, one]
}
