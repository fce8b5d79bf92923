/** The community is the same on every machine, its pictures included. */
export const demoSeed = 2026
