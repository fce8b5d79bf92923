import { parseArgs } from 'node:util'

export const sectionNames = [
  'search',
  'pages',
  'profile',
  'likes',
  'lists',
  'send',
  'sign-in',
  'anonymous',
  'listeners',
  'processes',
  'start',
  'first-loads',
] as const
export type SectionName = (typeof sectionNames)[number]

/** What needs a browser is measured when it is named. */
const usual = sectionNames.filter((name) => name !== 'first-loads')

export type BenchOptions = {
  only: SectionName[]
  /** A PostgreSQL that may be filled; absent: an embedded one in `dataDir`. */
  database: string | undefined
  dataDir: string
  sizes: number[]
  listeners: number[]
  rounds: number
  seconds: number
  profile: boolean
  write: boolean
}

const usage = `npm run bench -- [options]
  --only <names>      of ${sectionNames.join(', ')} (default: all but first-loads)
  --sizes <list>      how many members, such as 10k,100k,1M (default 10k,100k)
  --listeners <list>  how many open streams (default 1000,10000)
  --database <url>    a PostgreSQL server on which databases may be made (default: an embedded one)
  --data <folder>     where the embedded one and its filled databases stay (default data/bench)
  --rounds <n>        how often each pair is measured in turn (default 3)
  --seconds <n>       how long each measurement takes (default 3)
  --profile           keeps profiles of the program's processor time in the folder
  --write             writes the tables into docs/performance.md`

/** Reads the command line. Throws an Error whose message says how it is used. */
export function readBenchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: usual.join(',') },
      sizes: { type: 'string', default: '10k,100k' },
      listeners: { type: 'string', default: '1000,10000' },
      database: { type: 'string', default: process.env.DATABASE_URL },
      data: { type: 'string', default: 'data/bench' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '3' },
      profile: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const only = values.only.split(',').map((name) => {
    const known = sectionNames.find((each) => each === name.trim())
    if (!known) throw new Error(`There is no section ${name}.\n${usage}`)
    return known
  })
  return {
    only,
    database: values.database || undefined,
    dataDir: values.data,
    sizes: values.sizes.split(',').map(readNumber),
    listeners: values.listeners.split(',').map(readNumber),
    rounds: readNumber(values.rounds),
    seconds: readNumber(values.seconds),
    profile: values.profile,
    write: values.write,
  }
}

function readNumber(text: string): number {
  const [, digits, unit = ''] = /^(\d+)([kM]?)$/.exec(text.trim()) ?? []
  const number = Number(digits) * (unit === 'M' ? 1_000_000 : unit === 'k' ? 1_000 : 1)
  if (!Number.isFinite(number) || number < 1) throw new Error(`${text} is no number here.\n${usage}`)
  return number
}
