const sizes = {
  /** Inside `npm test`. */
  short: {
    model: 6,
    races: 2,
    sends: 200,
    kills: 3,
    payments: 20,
    notifications: 200,
    paymentKills: 2,
    lost: 60,
    pages: 400,
  },
  /** `npm run faults` */
  full: {
    model: 60,
    races: 15,
    sends: 2_000,
    kills: 20,
    payments: 500,
    notifications: 10_000,
    paymentKills: 10,
    lost: 600,
    pages: 2_000,
  },
  /** `npm run faults -- --long` */
  long: {
    model: 600,
    races: 100,
    sends: 20_000,
    kills: 100,
    payments: 500,
    notifications: 50_000,
    paymentKills: 40,
    lost: 5_000,
    pages: 20_000,
  },
}

export type FaultsSize = keyof typeof sizes

/** How much is tried, by FAULTS_SIZE. */
export function faultsSize() {
  const name = (process.env.FAULTS_SIZE ?? 'short') as FaultsSize
  if (!Object.hasOwn(sizes, name)) throw new Error(`FAULTS_SIZE is one of ${Object.keys(sizes).join(', ')}`)
  return { name, ...sizes[name] }
}

/** The longest a test may take, in ms: what hangs must fail, and a slow machine must not. */
export function patience(): number {
  return { short: 300_000, full: 3_600_000, long: 6 * 3_600_000 }[faultsSize().name]
}
