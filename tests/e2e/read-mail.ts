import { expect } from 'vitest'
import { onDatabase } from './on-database.ts'

/** Waits for a mail of this kind to an address, and answers the path that its button leads to. */
export async function readMail(address: string, kind: string): Promise<string> {
  return onDatabase(async (client) => {
    const find = async () => {
      const { rows } = await client.query<{ body: string }>(
        'select body from mail where address = $1 and kind = $2 order by created_at desc limit 1',
        [address, kind],
      )
      return /https?:\/\/[^/\s]+(\/\S+)/.exec(rows[0]?.body ?? '')?.[1] ?? ''
    }
    await expect.poll(find, { timeout: 20_000 }).not.toBe('')
    return find()
  })
}
