/** How far away people are said to be, in kilometres: under 5, under 10 and so on. Nobody learns anything finer. */
export const distanceRings = [5, 10, 25, 50, 100, 200] as const
export type Ring = (typeof distanceRings)[number]
