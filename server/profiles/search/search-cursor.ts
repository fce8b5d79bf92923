import { z } from 'zod'
import { distanceRings } from '#common/profiles/distance-rings.ts'
import { invalidField } from '#server/platform/errors.ts'

/** `ring`: of a search that goes by distance, the ring of towns that the row is in. */
export type SearchCursor = { at: string; id: string; ring: number }

const cursorSchema = z.tuple([
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/),
  z.uuid(),
  z.int().min(0).max(distanceRings.length).default(0),
])

/** The place after a row: the moment as the database writes it, to the microsecond, and the id that breaks ties. */
export function writeCursor({ at, id, ring }: SearchCursor): string {
  return Buffer.from(JSON.stringify([at, id, ring])).toString('base64url')
}

export function readCursor(text: string): SearchCursor {
  const parsed = cursorSchema.safeParse(asJson(text))
  if (!parsed.success || !isMoment(parsed.data[0])) throw invalidField('cursor', 'invalid_cursor')
  const [at, id, ring] = parsed.data
  return { at, id, ring }
}

/** JavaScript moves a 31 February on to March; the database refuses it. */
function isMoment(text: string): boolean {
  const [second = ''] = text.split(/[.+]/)
  const moment = new Date(`${second.replace(' ', 'T')}Z`)
  return (
    !Number.isNaN(moment.getTime()) &&
    moment.getUTCFullYear() > 0 &&
    moment.toISOString().slice(0, 19) === second.replace(' ', 'T')
  )
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
