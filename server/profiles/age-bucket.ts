const dayMs = 86_400_000
const epoch = Date.UTC(1900, 0, 1)

/**
 * The bucket of 128 days that a date (YYYY-MM-DD) lies in, as the index of the search's count has it. Within a bucket
 * the index follows the table, so that counting walks through the visibility map instead of jumping about in it.
 */
export function ageBucket(date: string): number {
  return Math.trunc((Date.parse(date) - epoch) / dayMs / 128)
}
