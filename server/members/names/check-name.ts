import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { normalName } from '#common/text/normal-name.ts'
import { nameSchema } from '#common/wire/members.ts'
import type { NameCheck } from '#common/wire/signup.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { isOfficial } from './is-official.ts'
import { nameKeys } from './name-keys.ts'

const suggested = 3
/** Musical words, as the sites' names are; they are the same in every language. */
const words = ['Viola', 'Allegro', 'Sonata', 'Tempo', 'Solo', 'Aria', 'Largo', 'Piano', 'Cello', 'Vivo']

/** Whether a name can be had on this site; of one that is taken, a few that are like it and free. */
export async function checkName(ctx: Ctx, given: string): Promise<NameCheck> {
  const name = normalName(given)
  const reason = reasonAgainst(ctx, name)
  if (reason) return { state: 'invalid', reason, suggestions: [] }
  const candidates = candidatesFor(name).filter((each) => !reasonAgainst(ctx, each))
  const taken = await findTakenNames(ctx, [name, ...candidates])
  if (!taken.has(name)) return { state: 'free', reason: null, suggestions: [] }
  const suggestions = candidates.filter((each) => !taken.has(each)).slice(0, suggested)
  return { state: 'taken', reason: 'name_taken', suggestions }
}

function reasonAgainst(ctx: Ctx, name: string): string | undefined {
  const parsed = nameSchema.safeParse(name)
  if (!parsed.success) return parsed.error.issues[0]?.message
  if (name.includes('@')) return 'name_invalid'
  return isOfficial(name, ctx.site.settings.name) ? 'name_official' : undefined
}

/** The name with a letter, a number and a word, in turn; more of them than are shown, because some are taken too. */
function candidatesFor(name: string): string[] {
  const first = randomInt(words.length)
  return Array.from({ length: 6 }, (_, turn) => {
    const letter = String.fromCodePoint(65 + randomInt(26))
    const word = words[(first + turn) % words.length] ?? ''
    return [cutFor(name, `_${letter}`), cutFor(name, word), cutFor(name, String(randomInt(10, 1_000)))]
  }).flat()
}

/** The name and an ending, as long as a name may be. */
function cutFor(name: string, ending: string): string {
  const kept = [...name].slice(0, limits.nameMax - ending.length).join('')
  return `${kept.replace(/[ ._'-]+$/, '')}${ending}`
}

/** Those of the names that belong to a member of the site, or look like one that does. */
async function findTakenNames(ctx: Ctx, names: string[]): Promise<Set<string>> {
  const keys = names.map((name) => ({ name, ...nameKeys(name) }))
  const taken = await rows(
    ctx.db,
    { name: text },
    sql`
    select asked.name from unnest(
      ${sql.param(keys.map(({ name }) => name))}::text[],
      ${sql.param(keys.map(({ nameKey }) => nameKey))}::text[],
      ${sql.param(keys.map(({ nameLook }) => nameLook))}::text[]) as asked (name, key, look)
    where exists (select from member where site_id = ${ctx.site.id} and lower(member.name) = lower(asked.name))
      or exists (select from member where site_id = ${ctx.site.id} and name_key = asked.key)
      or exists (select from member where site_id = ${ctx.site.id} and name_look = asked.look)`,
  )
  return new Set(taken.map(({ name }) => name))
}
