/** A clock that stands at one moment until a test moves it. */
export function createTestClock(start = '2026-11-21T12:00:00.000Z') {
  let current = new Date(start).getTime()
  return {
    now: () => new Date(current),
    set: (moment: string) => {
      current = new Date(moment).getTime()
    },
    advance: (ms: number) => {
      current += ms
    },
  }
}
