/** The one clock. Tests pass their own and move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
