import { type SQL, sql } from 'drizzle-orm'
import { distanceRings } from '#common/profiles/distance-rings.ts'
import { intentInterests } from '#common/profiles/finder-questions.ts'
import { interests as allInterests } from '#common/profiles/profile-fields.ts'
import { prompts as allPrompts } from '#common/profiles/prompts.ts'
import { type FinderAnswers, type FitReason, moods } from '#common/wire/match-finder.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { bool, int, type Row, textList, uuid } from '#server/platform/db/columns.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { withSteps } from '#server/platform/db/step.ts'
import { blockedStep } from '../relation/blocks.ts'
import { fillSearch, type Search } from '../search/fill-search.ts'
import { pageOf } from '../search/search-rings.ts'
import { narrowSearch } from './narrow-search.ts'

/** The nearest among whom the best are sought, those of them whose sentences are read, and how many are shown. */
const candidates = 48
const finalists = 24
const shown = 12

/** Points, which docs/matching.md explains. */
const points = {
  interest: 6,
  interestsAtMost: 5,
  sameIntent: 12,
  askedIntent: 20,
  mood: 5,
  moodAtMost: 3,
  ring: 4,
  agesBelow: 10,
  verified: 3,
  here: 3,
  prompt: 6,
  promptsAtMost: 2,
} as const
/** So few years between two are worth a word. */
const closeYears = 3
const dayMs = 86_400_000

type Fit = { id: string; reasons: FitReason[] }

/** Finds who fits the member best, and why. It is one statement, among the people that the search would show first. */
export async function findFits(ctx: MemberCtx, answers: FinderAnswers, without: SQL): Promise<Fit[]> {
  const search = { ...narrowSearch(ctx, await fillSearch(ctx, {}), answers), without }
  const blocked = blockedStep(ctx)
  const { steps, page } = pageOf(ctx, search, { blocked, most: candidates })
  const found = await rows(
    ctx.db,
    shape,
    sql`
    ${withSteps([blocked, ...steps])},
    own as materialized (select birth_date, interests,
      array(select prompt from profile_prompt where profile_prompt.member_id = profile.member_id) as prompts
      from profile where member_id = ${ctx.actor.memberId}),
    nearest as materialized (${page}),
    scored as materialized (${scored(ctx, search, answers)}
      order by score desc, at desc, member_id desc ${limitTo(finalists)})
    select scored.member_id as id, scored.ring, scored.shared, scored.of_mood as "ofMood",
      scored.years <= ${closeYears}::int as close, same.prompts
    from scored cross join own cross join lateral (select array(
      select prompt from profile_prompt where profile_prompt.member_id = scored.member_id
        and ${shows(ctx, 'about')} and prompt = any(own.prompts) order by position) as prompts) same
    order by score + ${points.prompt}::int * least(cardinality(same.prompts), ${points.promptsAtMost}::int) desc,
      at desc, scored.member_id desc ${limitTo(shown)}`,
  )
  return found.map((row) => ({ id: row.id, reasons: reasonsOf(row, search) }))
}

const shape = {
  id: uuid,
  ring: int,
  shared: textList(allInterests),
  ofMood: textList(allInterests),
  close: bool,
  prompts: textList(allPrompts),
}

/** The candidates with what they have in common with the member. What a site does not show of people counts for nothing. */
function scored(ctx: MemberCtx, search: Search, { intent, mood }: FinderAnswers): SQL {
  const intents = sql`${sql.param([...intentInterests])}::text[]`
  const sought = intent === 'lasting' ? ['relationship'] : intent === 'light' ? ['onenightstand'] : []
  const ofMood = mood && mood !== 'any' ? moods[mood] : []
  const now = ctx.now()
  const today = now.toISOString().slice(0, 10)
  const yesterday = new Date(now.getTime() - dayMs).toISOString()
  const near = search.from === null ? sql`0` : sql`greatest(0, 5 - nearest.ring) * ${points.ring}::int`
  const shownInterests = sql`case when ${shows(ctx, 'interests')} then profile.interests else '{}' end`
  return sql`
    select nearest.ring, nearest.at, nearest.member_id, common.shared, common.of_mood, common.years,
      least(cardinality(common.shared), ${points.interestsAtMost}::int) * ${points.interest}::int
      + case when common.shared && ${intents} then ${points.sameIntent}::int else 0 end
      + case when ${shownInterests} && ${sql.param(sought)}::text[] then ${points.askedIntent}::int else 0 end
      + least(cardinality(common.of_mood), ${points.moodAtMost}::int) * ${points.mood}::int
      + ${near} + greatest(0, ${points.agesBelow}::int - common.years)
      + case when profile.verified then ${points.verified}::int else 0 end
      + case when profile.last_active_at > ${yesterday}::timestamptz then ${points.here}::int else 0 end as score
    from nearest join profile on profile.member_id = nearest.member_id cross join own
    cross join lateral (select
      array(select each from unnest(${shownInterests}) each where each = any(own.interests)) as shared,
      array(select each from unnest(${shownInterests}) each
        where each = any(${sql.param(ofMood)}::text[])) as of_mood,
      abs(extract(year from age(${today}::date, profile.birth_date))
        - extract(year from age(${today}::date, own.birth_date)))::int as years) common`
}

function shows({ site }: MemberCtx, field: 'interests' | 'about'): SQL {
  return site.settings.visible_profile_fields.includes(field) ? sql`true` : sql`false`
}

/** Why the two fit, the weightiest first. */
function reasonsOf(row: Row<typeof shape>, search: Search): FitReason[] {
  const intent = intentInterests.find((each) => row.shared.includes(each))
  const shared = row.shared.filter((each) => !intentInterests.some((one) => one === each))
  const ofMood = row.ofMood.filter((each) => !shared.includes(each))
  const [prompt] = row.prompts
  const km = search.from === null ? undefined : distanceRings[row.ring]
  const reasons: (FitReason | false | undefined)[] = [
    intent && { kind: 'intent', intent },
    shared.length > 0 && { kind: 'interests', interests: shared.slice(0, 3) },
    ofMood.length > 0 && { kind: 'mood', interests: ofMood.slice(0, 3) },
    prompt && { kind: 'prompt', prompt },
    km !== undefined && km <= 25 && { kind: 'near', km },
    row.close && { kind: 'age' },
  ]
  const given = reasons.filter((reason) => reason !== false && reason !== undefined)
  // What is true of everybody in the search is said only where there is nothing else.
  return given.length > 0 ? given : [{ kind: 'seek' }]
}
