import { createHmac } from 'node:crypto'
import type { Ctx } from '#server/kernel/context.ts'
import { keptSecret } from '#server/platform/kept-secret.ts'

/**
 * The token of a complaint's link. It follows from the complaint and a secret of the installation, so that each of its mails
 * can carry the same one and it is stored nowhere.
 */
export async function complaintToken({ db }: Pick<Ctx, 'db'>, id: string): Promise<string> {
  return createHmac('sha256', await keptSecret(db, 'complaints'))
    .update(id)
    .digest('base64url')
}
