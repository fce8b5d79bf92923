import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#server/kernel/context.ts'
import { members as accounts } from '#server/members/tables.ts'
import { joined } from '#server/platform/db/joined.ts'
import { withSteps } from '#server/platform/db/step.ts'
import { AppError } from '#server/platform/errors.ts'
import { addRelated, everyRelated, type Related } from '#server/testing/members/related-members.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { profiles } from '../tables.ts'
import { blockedStep } from './blocks.ts'
import { listedTo } from './listed-to.ts'
import { isVisible, type Relation, requireRelation } from './relation.ts'
import { relationColumn } from './relation-column.ts'
import { isShownTo, shownTo } from './shown-to.ts'
import { notAboutBlocked } from './stored-events.ts'

const t = await createTestApp()
t.expectFindings('like_outside_pool', 'conversation_outside_pool', 'conversations_started_differ')

const member = joined(accounts)
const profile = joined(profiles)

const wishes = ['profile', 'message', 'chat', 'like'] as const
const members = everyRelated()
let viewerId = ''
const found = new Map<string, Relation>()

function isHidden({ place, hiding }: Pick<Related, 'place' | 'hiding'>): boolean {
  return hiding === 'invisible' || (hiding === 'not shared' && place !== 'own site')
}

/** What the words of a state mean; the one place that says it beside the SQL. */
function meant({ place, account, profile, known, hiding, tie, block }: Related): Relation {
  return {
    self: false,
    inPool: place !== 'other pool',
    standing: (account === 'confirmed' || account === 'unconfirmed for less') && profile === 'active',
    complete: known === 'all',
    answerable: !account.startsWith('unconfirmed') || (tie !== 'wrote' && tie !== 'answered'),
    open: !isHidden({ place, hiding }) || tie === 'likes' || tie === 'wrote' || tie === 'answered',
    blocksViewer: block === 'blocks' || block === 'both',
    blockedByViewer: block === 'blocked' || block === 'both',
  }
}

function looking(actor: Actor) {
  const site = t.sites.byId(6)
  return { actor, site, now: t.clock.now }
}
const asMember = () =>
  looking({ kind: 'member', memberId: viewerId, paid: false, sessionHash: Buffer.alloc(0) })
const asVisitor = () => looking({ kind: 'visitor', expired: false })

async function relationsFor(ctx: ReturnType<typeof looking>): Promise<Map<string, Relation>> {
  const { rows } = await t.db.execute<{ id: string; relation: Relation }>(sql`
    select member.id, ${relationColumn(ctx, { member, profile })} as relation from ${member} join ${profile} on profile.member_id = member.id`)
  return new Map(rows.map(({ id, relation }) => [id, relation]))
}

/** The members that a statement finds, without the viewer. */
async function idsOf(statement: SQL): Promise<Set<string>> {
  const { rows } = await t.db.execute<{ id: string }>(statement)
  return new Set(rows.map(({ id }) => id).filter((id) => id !== viewerId))
}

function idsWhere(holds: (relation: Relation, member: Related) => boolean): Set<string> {
  return new Set(members.filter((member) => holds(meant(member), member)).map(({ id }) => id))
}

const meets = (relation: Relation) =>
  isVisible(relation) && !relation.blocksViewer && !relation.blockedByViewer

beforeAll(async () => {
  viewerId = (await t.signUp({ host: 'milf.localhost' })).id
  await addRelated(t, viewerId, members)
  for (const [id, relation] of await relationsFor(asMember())) found.set(id, relation)
})

describe('in every state that a member and a viewer can be in', () => {
  it('the column says what the state means', () => {
    expect(members).toHaveLength(6_480)
    for (const member of members)
      expect({ ...member, ...found.get(member.id) }).toEqual({ ...member, ...meant(member) })
    expect(found.get(viewerId)).toMatchObject({ self: true, blocksViewer: false, blockedByViewer: false })
  })

  it('the condition, asked of a join or row by row, finds those whom nothing stands between', async () => {
    const ctx = asMember()
    const expected = idsWhere(meets)
    expect(expected.size).toBe(54)
    const joined = sql`select member.id from ${member} join ${profile} on profile.member_id = member.id
      where ${shownTo(ctx, { member, profile })}`
    expect(await idsOf(joined)).toEqual(expected)
    expect(await idsOf(sql`select id from member shown where ${isShownTo(ctx, sql`shown.id`)}`)).toEqual(
      expected,
    )
    const named = isShownTo(asVisitor(), sql`shown.id`, viewerId)
    expect(await idsOf(sql`select id from member shown where ${named}`)).toEqual(expected)
  })

  it('the function lets pass whom the condition finds, whatever is wished for', () => {
    for (const wish of wishes.filter((each) => each !== 'message')) {
      const passed = members.filter(({ id }) => answer(found.get(id), wish) === 'passes')
      expect(new Set(passed.map(({ id }) => id))).toEqual(idsWhere(meets))
    }
    const written = members.filter(({ id }) => answer(found.get(id), 'message') === 'passes')
    expect(new Set(written.map(({ id }) => id))).toEqual(
      idsWhere((relation) => meets(relation) && relation.answerable),
    )
  })

  it('the search’s own columns list the same, without those who are hidden', async () => {
    const list = (ctx: ReturnType<typeof looking>) => {
      const blocked = blockedStep(ctx)
      return sql`${withSteps([blocked])} select member_id as id from ${profile}
        where site_id = any(${sql.param(ctx.site.pool)}::int[]) and ${listedTo(ctx, { profile }, blocked)}`
    }
    expect(await idsOf(list(asMember()))).toEqual(
      idsWhere((relation, member) => meets(relation) && !isHidden(member)),
    )
    expect(await idsOf(list(asVisitor()))).toEqual(
      idsWhere((relation, member) => isVisible(relation) && !isHidden(member)),
    )
  })

  it('a stored event passes unless one of the two blocked the other', async () => {
    const passed = await idsOf(sql`select id from (
        select id, jsonb_build_object('type', 'like', 'id', id) as payload from member
      ) event where ${notAboutBlocked({ payload: sql`event.payload`, reader: sql`${viewerId}::uuid` })}`)
    expect(passed).toEqual(idsWhere(({ blocksViewer, blockedByViewer }) => !blocksViewer && !blockedByViewer))
  })

  it('a visitor is nobody’s: no block counts, and nobody reached out', async () => {
    const relations = await relationsFor(asVisitor())
    for (const member of members)
      expect(relations.get(member.id)).toEqual({
        ...meant(member),
        answerable: true,
        open: !isHidden(member),
        blocksViewer: false,
        blockedByViewer: false,
      })
    const joined = sql`select member.id from ${member} join ${profile} on profile.member_id = member.id
      where ${shownTo(asVisitor(), { member, profile })}`
    expect(await idsOf(joined)).toEqual(
      idsWhere((relation, member) => isVisible(relation) && !isHidden(member)),
    )
  })
})

function answer(relation: Relation | undefined, wish: (typeof wishes)[number]): string {
  try {
    requireRelation(relation && { name: 'Bea', relation }, wish)
    return 'passes'
  } catch (error) {
    return error instanceof AppError ? error.code : 'throws'
  }
}

describe('the answer', () => {
  const near: Relation = {
    self: false,
    inPool: true,
    standing: true,
    complete: true,
    open: true,
    answerable: true,
    blocksViewer: false,
    blockedByViewer: false,
  }
  const answers = (relation: Relation | undefined) => wishes.map((wish) => answer(relation, wish))
  const unknown = ['not_found', 'not_found', 'not_found', 'not_found']

  it.each([
    ['blocks the viewer', { blocksViewer: true }, ['blocked_by', 'blocked_by', 'blocked_by', 'not_found']],
    ['is blocked by the viewer', { blockedByViewer: true }, unknown],
    [
      'blocks and is blocked',
      { blocksViewer: true, blockedByViewer: true },
      ['not_found', 'not_found', 'blocked_by', 'not_found'],
    ],
    ['is not confirmed', { answerable: false }, ['passes', 'recipient_unconfirmed', 'passes', 'passes']],
    [
      'is not confirmed and blocks',
      { answerable: false, blocksViewer: true },
      ['blocked_by', 'blocked_by', 'blocked_by', 'not_found'],
    ],
    ['is the viewer', { self: true }, ['passes', 'not_found', 'not_found', 'not_found']],
    ['is the viewer and has no card', { self: true, complete: false }, unknown],
    [
      'is the viewer and hidden',
      { self: true, standing: false, open: false },
      ['passes', 'not_found', 'not_found', 'not_found'],
    ],
  ])('for one who %s: %j', (_who, facts, expected) => {
    expect(answers({ ...near, ...facts })).toEqual(expected)
  })

  it('never tells of a block by one who cannot be seen', () => {
    for (const missing of ['inPool', 'standing', 'complete', 'open'] as const)
      expect(answers({ ...near, blocksViewer: true, [missing]: false })).toEqual(unknown)
    expect(answers(undefined)).toEqual(unknown)
  })
})
