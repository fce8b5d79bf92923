import { z } from 'zod'
import { invalidField } from '../platform/errors.ts'

export type SearchCursor = { at: string; id: string }

const cursorSchema = z.tuple([z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/), z.uuid()])

/** The place after a row: the moment as the database writes it, to the microsecond, and the id that breaks ties. */
export function writeCursor({ at, id }: SearchCursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

export function readCursor(text: string): SearchCursor {
  const parsed = cursorSchema.safeParse(asJson(text))
  if (!parsed.success || !isMoment(parsed.data[0])) throw invalidField('cursor', 'invalid_cursor')
  return { at: parsed.data[0], id: parsed.data[1] }
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
