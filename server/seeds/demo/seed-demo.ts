import type { Db } from '../../platform/db.ts'
import type { Storage } from '../../platform/storage.ts'

export async function seedDemo(_db: Db, _options: { storage: Storage; members: number; now: Date; tell: (line: string) => void }): Promise<void> {}
