import pg from 'pg'

/** Stands for the mailed link of a member of a running program, for tests that are not about it. */
export async function confirmAddress(databaseUrl: string, memberId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('update member set email_confirmed_at = created_at where id = $1', [memberId])
  } finally {
    await client.end()
  }
}
