import type { Db } from '#server/platform/db/db.ts'
import { growDemo } from './grow-demo.ts'
import { type DemoOptions, seedDemo } from './seed-demo.ts'

/**
 * So many fill the first page of every newcomer (newcomers.test.ts).
 * @internal For the test.
 */
export const openingMembers = 8_200

/**
 * Writes whom the demo has when the site opens. Their pictures are painted when somebody looks at them, or behind the
 * open site (growing-process.ts), which brings all further members too.
 */
export async function fillDemo(
  db: Db,
  options: Omit<DemoOptions, 'now'> & { now: () => Date },
): Promise<void> {
  const began = Date.now()
  const { now, members, print } = options
  const first = await seedDemo(db, { ...options, now: now() })
  const others = await growDemo(db, { ...options, until: openingMembers })
  if (first + others === 0) return
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  print(
    `The demo community is there: ${Math.min(members, openingMembers)} members on seven sites (${seconds} s).`,
  )
}
