import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { TestApp } from '../start/create-test-app.ts'

type Options = { isMain?: boolean; state?: 'pending' | 'active' | 'rejected' }

/** A photo of a member, with a file of its own in the storage for each of its three names. */
export async function addPhoto(
  t: TestApp,
  memberId: string,
  { isMain = false, state = 'active' }: Options = {},
) {
  const id = uuidv7()
  const names = { full: fileName(), card: fileName(), blur: fileName() }
  for (const [size, name] of Object.entries(names))
    await t.storage.write(`photos/${name}`, new TextEncoder().encode(`${size} of ${id}`))
  await t.pool.query(
    `insert into photo (id, member_id, position, is_main, state, width, height, placeholder, full_name, card_name,
       blur_name, full_key, card_key, blur_key, created_at)
     select $1, $2, coalesce(max(position) + 1, 0), $3, $4, 1080, 1350, 'placeholder', $5, $6, $7, $8, $9, $10, $11
     from photo where member_id = $2`,
    [
      id,
      memberId,
      isMain,
      state,
      names.full,
      names.card,
      names.blur,
      `photos/${names.full}`,
      `photos/${names.card}`,
      `photos/${names.blur}`,
      t.clock.now(),
    ],
  )
  return { id, ...names }
}

function fileName(): string {
  return `${randomBytes(16).toString('base64url')}.webp`
}
