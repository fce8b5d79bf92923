import type { SQL } from 'drizzle-orm'

/** Whose data is erased: the member's id, and the name and address by which other tables may know them. */
export type Erased = { id: string; name: string; email: string | null }

/**
 * What a noun does to its own tables when a member is erased: statements that find nothing the second time. They take
 * what is the member's own and leave what others wrote or did.
 */
export type Erasure = (who: Erased) => SQL[]
