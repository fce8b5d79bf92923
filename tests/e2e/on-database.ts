import pg from 'pg'
import { databaseUrl } from '../faults/crash/program-database.ts'
import { ownSite } from './own-site.ts'

/** Works on the database of the stories' site, for what no screen can do: let time pass, play an operator or a bank. */
export async function onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(ownSite().data) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
