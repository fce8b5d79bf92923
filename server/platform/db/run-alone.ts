import pg from 'pg'

/** Runs `work` while no other process runs what has the same key; who comes second waits, however long. */
export async function runAlone<T>(url: string, key: number, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // The lock is gone with its connection; the work's own transaction still decides.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [key])
    return await work()
  } finally {
    await client.end()
  }
}
