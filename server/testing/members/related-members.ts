import { v7 as uuidv7 } from 'uuid'
import type { TestApp } from '../start/create-test-app.ts'

const weekMs = 7 * 86_400_000

const states = {
  place: ['own site', 'shared site', 'other pool'],
  account: ['confirmed', 'suspended', 'deleted', 'unconfirmed for a week', 'unconfirmed for less'],
  profile: ['active', 'disabled'],
  known: ['all', 'no gender', 'no country'],
  hiding: ['no', 'invisible', 'not shared'],
  tie: ['none', 'likes', 'wrote', 'answered', 'liked', 'written to'],
  block: ['none', 'blocks', 'blocked', 'both'],
} as const

/** A member, and how that member stands to a viewer: `tie` and `block` tell it from the member's side. */
export type Related = { id: string } & { [K in keyof typeof states]: (typeof states)[K][number] }

/** A member in each state there is. */
export function everyRelated(): Related[] {
  return states.place
    .flatMap((place) => states.account.map((account) => ({ place, account })))
    .flatMap((state) => states.profile.map((profile) => ({ ...state, profile })))
    .flatMap((state) => states.known.map((known) => ({ ...state, known })))
    .flatMap((state) => states.hiding.map((hiding) => ({ ...state, hiding })))
    .flatMap((state) => states.tie.map((tie) => ({ ...state, tie })))
    .flatMap((state) => states.block.map((block) => ({ ...state, block, id: uuidv7() })))
}

/** Writes these members, and what is between each and the viewer, a member of milf.localhost. */
export async function addRelated(t: TestApp, viewerId: string, members: Related[]): Promise<void> {
  await addMemberRows(t, members)
  const ids = (chosen: (one: Related) => boolean) => members.filter(chosen).map(({ id }) => id)
  const insert = (into: string, chosen: (one: Related) => boolean) =>
    t.pool.query(into, [viewerId, t.clock.now(), ids(chosen)])

  const like = 'insert into member_like (from_id, to_id, created_at)'
  await insert(`${like} select id, $1, $2 from unnest($3::uuid[]) id`, ({ tie }) => tie === 'likes')
  await insert(`${like} select $1, id, $2 from unnest($3::uuid[]) id`, ({ tie }) => tie === 'liked')

  const block = 'insert into block (from_id, to_id, company_id, created_at)'
  const blocks = (one: Related) => one.block === 'blocks' || one.block === 'both'
  const blocked = (one: Related) => one.block === 'blocked' || one.block === 'both'
  await insert(`${block} select id, $1, 1, $2 from unnest($3::uuid[]) id`, blocks)
  await insert(`${block} select $1, id, 1, $2 from unnest($3::uuid[]) id`, blocked)

  const withTie = (tie: Related['tie']) => ids((one) => one.tie === tie)
  await addConversations(t, viewerId, withTie('wrote'), ['member'])
  await addConversations(t, viewerId, withTie('answered'), ['viewer', 'member'])
  await addConversations(t, viewerId, withTie('written to'), ['viewer'])
}

async function addMemberRows(t: TestApp, members: Related[]): Promise<void> {
  const now = t.clock.now()
  const rows = members.map(({ id, place, account, profile, known, hiding }) => ({
    id,
    site: { 'own site': 6, 'shared site': 5, 'other pool': 1 }[place],
    status: account === 'suspended' || account === 'deleted' ? account : 'active',
    deleted: account === 'deleted' ? now : null,
    confirmed: account.startsWith('unconfirmed') ? null : now,
    created: new Date(now.getTime() - weekMs + (account === 'unconfirmed for less' ? 1 : 0)),
    profile,
    gender: known === 'no gender' ? null : 'female',
    country: known === 'no country' ? null : 'NL',
    invisible: hiding === 'invisible',
    shared: hiding !== 'not shared',
  }))
  await t.pool.query(
    `with given as (
       select * from jsonb_to_recordset($1) as given (id uuid, site int, status text, confirmed timestamptz,
         deleted timestamptz, created timestamptz, profile text, gender text, country text, invisible boolean, shared boolean)
     ), made as (
       insert into member (id, site_id, company_id, name, name_key, name_look, status, language, email_confirmed_at,
         deleted_at, created_at)
       select id, site, 1, id::text, id::text, id::text, status, 'en', confirmed, deleted, created from given
       returning id
     ), accounts as (
       insert into account (id, member_id, company_id) select gen_random_uuid(), id, 1 from given
     )
     insert into profile (member_id, site_id, status, gender, country, invisible, shared, birth_date, is_fictional, last_active_at, created_at)
     select id, site, profile, gender, country, invisible, shared, '1990-01-01', false, created, created
     from given join made using (id)`,
    [JSON.stringify(rows)],
  )
}

/** A conversation of the viewer with each of these members; `wrote` says who wrote each of its messages, for nothing. */
async function addConversations(
  t: TestApp,
  viewerId: string,
  ids: string[],
  wrote: ('viewer' | 'member')[],
): Promise<void> {
  await t.pool.query(
    `with given as (
       select id as member_id, gen_random_uuid() as id, $2::text[] as wrote from unnest($3::uuid[]) id
     ), talks as (
       insert into conversation (id, company_id, low_id, high_id, opened_by, last_number, created_at)
       select id, 1, least(member_id, $1), greatest(member_id, $1), case wrote[1] when 'viewer' then $1 else member_id end,
         cardinality(wrote), $4 from given
     ), places as (
       insert into participant (conversation_id, member_id, other_id, unread, last_at)
       select id, $1, member_id, cardinality(array_positions(wrote, 'member')), $4::timestamptz from given
       union all select id, member_id, $1, cardinality(array_positions(wrote, 'viewer')), $4 from given
     )
     insert into message (conversation_id, number, sender_id, client_id, kind, body, cost, created_at)
     select id, number, case who when 'viewer' then $1 else member_id end, gen_random_uuid(), 'text', 'hello', 0, $4
     from given, unnest(wrote) with ordinality as said (who, number)`,
    [viewerId, wrote, ids, t.clock.now()],
  )
}
