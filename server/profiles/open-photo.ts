import type { Ctx } from '../platform/context.ts'
import type { StoredFile } from '../platform/storage.ts'
export async function openPhoto(_ctx: Ctx, _name: string): Promise<StoredFile | null> { return null }
