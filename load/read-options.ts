import { parseArgs } from 'node:util'
import { wordsOf } from '#common/text/words-of.ts'

export type SeedOptions = {
  members: number
  seed: number
  now: Date
  database: string | undefined
  add: boolean
}

/** What was asked for in a way that cannot be done; the message says how it can. */
export class OptionError extends Error {}

const usage = `npm run seed -- [options]
  --members <n>      how many members (default 10000)
  --seed <n>         which ones: the same number makes the same rows (default 1)
  --now <moment>     the moment that is taken for now, such as 2026-11-21T12:00:00Z (default: now)
  --database <url>   a PostgreSQL address (default: DATABASE_URL, else the embedded one in DATA_DIR)
  --add              put them beside the members that are there`

const mostMembers = 20_000_000

/** Reads the command line. Throws OptionError. */
export function readOptions(args: string[]): SeedOptions {
  const { members, seed, now, database, add } = parse(args)
  const moment = now === undefined ? new Date() : new Date(now)
  if (Number.isNaN(moment.getTime())) throw new OptionError(`--now ${now} is no moment.\n\n${usage}`)
  return {
    members: wholeNumber('members', members, mostMembers),
    seed: wholeNumber('seed', seed, 2 ** 31 - 1),
    now: moment,
    database,
    add,
  }
}

function parse(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        members: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
        now: { type: 'string' },
        database: { type: 'string' },
        add: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    throw new OptionError(`${wordsOf(error)}\n\n${usage}`)
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most)
    throw new OptionError(`--${name} ${text} is no number from 1 to ${most}.\n\n${usage}`)
  return value
}
