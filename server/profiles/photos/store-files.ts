import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { PictureFiles } from '#server/platform/pictures/picture-work.ts'
import { unusedFiles } from '../tables.ts'

/** An upload whose files are older than this and have no photo yet will never have one. */
const uploadMs = 3_600_000

export type StoredNames = { full: string; card: string; blur: string }

export const keyOf = (name: string) => `photos/${name}`

/**
 * Stores a photo's three files under random names that tell nothing of each other. They are written down as unused
 * first, so that nothing stays behind if the photo's row never comes.
 */
export async function storeFiles(ctx: Ctx, files: PictureFiles): Promise<StoredNames> {
  const names = { full: fileName('webp'), card: fileName('webp'), blur: fileName('webp') }
  await noteUnused(ctx.db, ctx.now(), Object.values(names).map(keyOf))
  try {
    await Promise.all([
      ctx.storage.write(keyOf(names.full), files.full),
      ctx.storage.write(keyOf(names.card), files.card),
      ctx.storage.write(keyOf(names.blur), files.blur),
    ])
  } catch (error) {
    await discardFiles(ctx, names)
    throw error
  }
  return names
}

/** Writes files down before they are stored; once they are used, `useFiles` says so. */
export async function noteUnused(db: Db, now: Date, keys: string[]): Promise<void> {
  const removeAt = new Date(now.getTime() + uploadMs)
  await db.insert(unusedFiles).values(keys.map((key) => ({ key, removeAt })))
}

/** Says in the photo's transaction that its files are used. False where the clean-up was faster. */
export async function useFiles(db: Db, keys: string[]): Promise<boolean> {
  const used = await db.delete(unusedFiles).where(inArray(unusedFiles.key, keys)).returning()
  return used.length === keys.length
}

/** Removes what can be removed at once. The job comes by later all the same: a write given up may still be carried out. */
export async function discardFiles(ctx: Ctx, names: StoredNames): Promise<void> {
  await Promise.allSettled(Object.values(names).map((name) => ctx.storage.remove(keyOf(name))))
}

export function fileName(format: string): string {
  return `${randomBytes(24).toString('base64url')}.${format}`
}
