const page = 8

/** Where in the list a key leads, from `active` (-1 for nowhere); undefined for a key that does not move. */
export function comboboxStep(key: string, active: number, last: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowDown: active >= last ? 0 : active + 1,
    ArrowUp: active <= 0 ? last : active - 1,
    PageDown: active + page,
    PageUp: Math.max(0, active - page),
    Home: 0,
    End: last,
  }
  const target = targets[key]
  return target === undefined ? undefined : Math.min(last, target)
}
