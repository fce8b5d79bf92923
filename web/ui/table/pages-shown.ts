/** The numbers to offer: the ends, the present page and those beside it. `gap` stands for two or more left out. */
export function pagesShown(page: number, pages: number): (number | 'gap')[] {
  const near = new Set([1, 2, page - 1, page, page + 1, pages - 1, pages])
  // At an end the row keeps its length, so that "next" stays under the pointer.
  for (let extra = 1; extra <= 5; extra += 1) {
    if (page <= 4) near.add(extra)
    if (page > pages - 4) near.add(pages + 1 - extra)
  }
  if (page > 4 && pages > 7) near.delete(2)
  if (page <= pages - 4 && pages > 7) near.delete(pages - 1)
  const numbers = [...near].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const left = number - (numbers[index - 1] ?? 0) - 1
    if (left === 1) return [number - 1, number]
    return left > 1 ? (['gap', number] as const) : [number]
  })
}
