import pg from 'pg'
import { databaseUrl } from '../faults/crash/program-database.ts'
import { ownSite } from './own-site.ts'

/** Waits for the newest mail of a kind to an address, and returns its text. */
export async function readMail(address: string, kind: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl(ownSite().data) })
  await client.connect()
  try {
    for (let tried = 0; tried < 60; tried += 1) {
      const { rows } = await client.query<{ body: string }>(
        'select body from mail where address = $1 and kind = $2 order by created_at desc limit 1',
        [address, kind],
      )
      if (rows[0]) return rows[0].body
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    throw new Error(`no mail of the kind ${kind} came`)
  } finally {
    await client.end()
  }
}
