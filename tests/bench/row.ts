/** One line of the table. `ratio` is measured by baseline, unless the goal is a limit of its own. */
export type Row = {
  what: string
  measured: string
  baseline: string
  ratio: number | undefined
  hold: string
  reach: string
  verdict: 'reached' | 'held' | 'missed' | 'for comparison'
}

/** A rate beside its baseline's, both a second; the goals are shares of the baseline. */
export function ratioRow(
  what: string,
  [measured, baseline]: [number, number],
  { hold, reach, of }: { hold: number; reach: number; of: string },
): Row {
  const ratio = measured / baseline
  return {
    what,
    measured: `${whole(measured)}/s`,
    baseline: `${of}: ${whole(baseline)}/s`,
    ratio,
    hold: `${hold} ×`,
    reach: `${reach} ×`,
    verdict: ratio >= reach ? 'reached' : ratio >= hold ? 'held' : 'missed',
  }
}

type Limit = { hold: number; reach: number; unit: string; baseline?: string }

/** A figure that may be at most so much. */
export function limitRow(what: string, measured: number, limit: Limit): Row {
  return boundRow(what, measured, limit, { sign: '≤', within: (bound) => measured <= bound })
}

/** A figure that must be at least so much. */
export function leastRow(what: string, measured: number, limit: Limit): Row {
  return boundRow(what, measured, limit, { sign: '≥', within: (bound) => measured >= bound })
}

function boundRow(
  what: string,
  measured: number,
  { hold, reach, unit, baseline = '' }: Limit,
  { sign, within }: { sign: string; within: (bound: number) => boolean },
): Row {
  return {
    what,
    measured: spell(measured, unit),
    baseline,
    ratio: undefined,
    hold: `${sign} ${spell(hold, unit)}`,
    reach: `${sign} ${spell(reach, unit)}`,
    verdict: within(reach) ? 'reached' : within(hold) ? 'held' : 'missed',
  }
}

/** A figure that may be at most so many times its baseline's. */
export function timesRow(
  what: string,
  [measured, baseline]: [number, number],
  { hold, reach, unit, of }: { hold: number; reach: number; unit: string; of: string },
): Row {
  const ratio = measured / baseline
  return {
    what,
    measured: spell(measured, unit),
    baseline: `${of}: ${fine(baseline)} ${unit}`,
    ratio,
    hold: `≤ ${fine(hold)} ×`,
    reach: `≤ ${fine(reach)} ×`,
    verdict: ratio <= reach ? 'reached' : ratio <= hold ? 'held' : 'missed',
  }
}

/** A figure without a goal. */
export function plainRow(what: string, measured: string, baseline = ''): Row {
  return { what, measured, baseline, ratio: undefined, hold: '', reach: '', verdict: 'for comparison' }
}

function spell(value: number, unit: string): string {
  return unit ? `${fine(value)} ${unit}` : fine(value)
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

export function fine(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })
}
