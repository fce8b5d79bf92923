import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Hint } from '#common/profiles/photo-review.ts'
import { int, nullable, uuid } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { joined } from '#server/platform/db/joined.ts'
import { rows } from '#server/platform/db/rows.ts'
import type { PictureModels } from '#server/platform/pictures/picture-models.ts'
import { bannedPictures, photos } from '../tables.ts'

/** So many of a hash's 64 bits may differ in pictures that are called alike. */
const mostApart = 6
/** Hashes with fewer bits on or off are of plain walls and skies, which all look alike. */
const fewBits = 8
/** From here on a model's word is worth a reviewer's attention. */
const worthSaying = 0.5

type Photo = { id: string; memberId: string; phash: bigint }

const banned = joined(bannedPictures)
const photo = joined(photos)

/** Which banned picture or which other member's photo of the company this one looks like: the closest of each. */
export async function findLookalikes(db: Db, { id, memberId, phash }: Photo): Promise<Hint[]> {
  if (isPlain(phash)) return []
  const fromBanned = bitsApart(banned.phash, phash)
  const fromPhoto = bitsApart(photo.phash, phash)
  const found = await rows(
    db,
    { photo: nullable(uuid), apart: int },
    sql`
    (select null::uuid as photo, ${fromBanned} as apart from ${banned}
      where ${fromBanned} <= ${mostApart} order by 2 limit 1)
    union all
    (select photo.id, ${fromPhoto} from ${photo} join member other on other.id = photo.member_id
      where photo.id <> ${id} and photo.member_id <> ${memberId} and phash is not null and ${fromPhoto} <= ${mostApart}
        and other.company_id = (select company_id from member where member.id = ${memberId})
      order by 2 limit 1)`,
  )
  return found.map((each) => ({
    kind: each.photo === null ? 'banned' : 'duplicate',
    score: 1 - each.apart / 16,
    ...(each.photo !== null && { photo: each.photo }),
  }))
}

/** Whether a picture looks like a banned one. */
export async function isBanned(db: Db, phash: bigint): Promise<boolean> {
  if (isPlain(phash)) return false
  const apart = bitsApart(banned.phash, phash)
  const found = await rows(
    db,
    { apart: int },
    sql`select ${apart} as apart from ${banned} where ${apart} <= ${mostApart} limit 1`,
  )
  return found.length > 0
}

/** In how many bits the hash in a column differs from this one. */
function bitsApart(column: SQLWrapper, phash: bigint): SQL {
  return sql`bit_count((${column} # ${phash.toString()}::bigint)::bit(64))::int`
}

/** What the optional models say of the picture. */
export async function askModels(models: PictureModels | null, picture: Uint8Array): Promise<Hint[]> {
  const said = await models?.(picture)
  if (!said) return []
  const hints: Hint[] = []
  if (said.explicit !== null && said.explicit >= worthSaying)
    hints.push({ kind: 'explicit', score: said.explicit })
  if (said.faces === 0) hints.push({ kind: 'no_face', score: worthSaying })
  return hints
}

function isPlain(hash: bigint): boolean {
  const bits = BigInt.asUintN(64, hash).toString(2).replaceAll('0', '').length
  return bits < fewBits || bits > 64 - fewBits
}
