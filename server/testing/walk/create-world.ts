import { v4 as uuidv4 } from 'uuid'
import { unsubscribeToken } from '#server/notifications/unsubscribe-token.ts'
import { hashToken } from '#server/platform/token.ts'
import { block } from '../members/block.ts'
import type { SignUpOptions } from '../members/sign-up-with.ts'
import { orderBundle } from '../payments/buy-bundle.ts'
import { giveCredits, makePremium } from '../payments/members-with-credits.ts'
import { addPhoto } from '../pictures/add-photo.ts'
import { sendPhoto, twoHalves } from '../pictures/send-photo.ts'
import type { TestApp } from '../start/create-test-app.ts'

type SignedUp = Awaited<ReturnType<TestApp['signUp']>>
export type Person = SignedUp & {
  role: string
  host: string
  photo: string
  photoId: string
  hidden: string
  order: string
  payment: string
}

/** Who calls. A visitor has no person behind; `token` is the session that the call carries. */
export type Actor = {
  role: string
  host: string
  person: Person | undefined
  token: () => Promise<string | undefined>
}

/**
 * Words that only some may read. `exceptIn`: the one error whose sentence names its member. `keptBy`: who blocked the
 * member, and reads that in the own list.
 */
export type Secret = {
  what: string
  text: string
  seenBy: string[]
  exceptIn?: string | undefined
  keptBy?: string | undefined
}

export type World = {
  actors: Actor[]
  people: Record<string, Person>
  partner: Person
  /** The premium actor's conversation with the partner. */
  chat: string
  /** The partner's token to unsubscribe. */
  unsubscribe: string
  foreignIds: Record<string, string>
  bundles: Record<string, string>
  secrets: Secret[]
}

const elsewhere = { foreign: 'bbw.localhost', neighbour: 'women.localhost' }
const cast: [string, SignUpOptions][] = [
  ['free', {}],
  ['premium', {}],
  ['blocked', {}],
  ['blocker', { gender: 'female' }],
  ['disabled', { gender: 'female' }],
  ['suspended', { gender: 'female' }],
  ['foreign', { host: elsewhere.foreign }],
  ['neighbour', { host: elsewhere.neighbour, gender: 'female' }],
  ['invisible', { gender: 'female' }],
  ['partner', { gender: 'female' }],
  ['stranger', { gender: 'female' }],
]
const here = ['visitor', 'free', 'premium', 'blocked', 'blocker', 'disabled', 'invisible']

/** A site with one member for each way to stand to the others, and words planted in everything they keep. */
export async function createWorld(t: TestApp): Promise<World> {
  const people: Record<string, Person> = {}
  for (const [role, options] of cast) people[role] = await createPerson(t, role, options)
  const { partner, stranger, premium } = people
  await makePremium(t, premium!.id)
  for (const { id } of Object.values(people)) await giveCredits(t, id, 1_000)
  await partner!.browser.post('/api/like.php', { id: premium!.id })
  const chat = await write(premium!, partner!, 'a word to the partner')
  await write(premium!, partner!, 'another word')
  const { body: sent } = await sendPhoto(t, partner!.browser, await twoHalves().png().toBuffer(), {
    path: '/api/photo-message.php',
    more: { to: premium!.id },
  })
  const secretChat = await write(stranger!, partner!, 'murmured by the stranger')
  const album = await addPhoto(t, partner!.id)
  await t.pool.query('update photo set private = true where id = $1', [album.id])
  await block(t, people.blocker!.id, people.blocked!.id)
  await t.pool.query('update profile set invisible = true where member_id = $1', [people.invisible!.id])
  await t.pool.query(`update profile set status = 'disabled' where member_id = $1`, [people.disabled!.id])
  await t.pool.query(`update member set status = 'suspended' where id = $1`, [people.suspended!.id])

  const foreignIds = Object.fromEntries(Object.values(people).map(({ role, id }) => [role, id]))
  Object.assign(foreignIds, {
    chat,
    secretChat,
    order: stranger!.order,
    payment: stranger!.payment,
    nobody: uuidv4(),
  })
  return {
    actors: actorsOf(t, people),
    people,
    partner: partner!,
    chat,
    unsubscribe: await unsubscribeToken(t.deps, { memberId: partner!.id, category: 'like' }),
    foreignIds,
    bundles: await findBundles(t),
    secrets: [
      ...Object.values(people).flatMap((person) => secretsOf(person)),
      { what: 'the stranger’s words', text: 'murmured by the stranger', seenBy: [] },
      { what: 'the partner’s private photo', text: album.full, seenBy: [] },
      { what: 'the partner’s private photo, blurred', text: album.blur, seenBy: [] },
      {
        what: 'the clear picture of a message',
        text: sent.message.photo.filename,
        // Premium asks to see it.
        seenBy: ['partner', 'premium'],
      },
      { what: 'a password hash', text: '$argon2', seenBy: [] },
    ],
  }
}

/** Leaves only the block that the world began with: blocking is one of the operations. */
export async function restoreBlocks(t: TestApp, { people }: World): Promise<void> {
  await t.pool.query('delete from block')
  await block(t, people.blocker!.id, people.blocked!.id)
}

async function createPerson(t: TestApp, role: string, options: SignUpOptions): Promise<Person> {
  const host = options.host ?? 'localhost'
  const member = await t.signUp({
    ...options,
    name: `Quill ${role}`,
    email: `mail-of-${role}@example.org`,
    ...(options.host && { city: await someCity(t) }),
  })
  await member.browser.put('/api/profile.php', { about: `about-of-${role}` })
  const photo = await addPhoto(t, member.id, { isMain: true })
  const hidden = await addPhoto(t, member.id)
  const { order, sandboxId } = await orderBundle(member.browser)
  return {
    ...member,
    role,
    host,
    photo: photo.full,
    photoId: photo.id,
    hidden: hidden.full,
    order: order.payment_id,
    payment: sandboxId,
  }
}

async function someCity(t: TestApp): Promise<string> {
  return (await t.browser().get('/api/cities.php?region=NL-UT')).body.cities[0].id
}

async function write(from: Person, to: Person, body: string): Promise<string> {
  const sent = await from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body })
  return sent.body.conversation
}

/** Who may read what a member keeps. Nobody who is here sees the hidden ones; a blocked pair sees nothing of each other. */
function secretsOf({ role, email, name, photo, hidden, order, payment, id }: Person): Secret[] {
  const pair = ['blocked', 'blocker']
  const local = !(role in elsewhere) && !['invisible', 'disabled', 'suspended'].includes(role)
  const others = local ? here.filter((each) => !(pair.includes(role) && pair.includes(each))) : []
  const readers = [...new Set([...others, role])]
  const keptBy = role === 'blocked' ? 'blocker' : undefined
  return [
    { what: `the address of ${role}`, text: email, seenBy: [role] },
    {
      what: `the name of ${role}`,
      text: name,
      seenBy: readers,
      exceptIn: role === 'blocker' ? 'blocked_by' : undefined,
      keptBy,
    },
    { what: `the words of ${role}`, text: `about-of-${role}`, seenBy: readers },
    { what: `the id of ${role}`, text: id, seenBy: readers, keptBy },
    { what: `the photo of ${role}`, text: photo, seenBy: readers },
    {
      what: `the locked photo of ${role}`,
      text: hidden,
      seenBy: role === 'premium' || !local ? [role] : [role, 'premium'],
    },
    { what: `the order of ${role}`, text: order, seenBy: [role] },
    { what: `the payment of ${role}`, text: payment, seenBy: [role] },
  ]
}

/** The invisible one calls last: whom she reaches out to may see her from then on. */
function actorsOf(t: TestApp, people: Record<string, Person>): Actor[] {
  const roles = [
    'free',
    'premium',
    'blocked',
    'blocker',
    'disabled',
    'suspended',
    'foreign',
    'neighbour',
    'invisible',
  ]
  const member = (role: string): Actor => {
    const person = people[role]!
    return { role, host: person.host, person, token: () => openSession(t, person.id, 30) }
  }
  const none = { host: 'localhost', person: undefined }
  return [
    { role: 'visitor', ...none, token: async () => undefined },
    { role: 'expired', ...none, token: () => openSession(t, people.free!.id, -1) },
    { role: 'forged', ...none, token: async () => 'A'.repeat(43) },
    ...roles.map(member),
  ]
}

let sessions = 0

/** A session by its row, also for whom signing in would not give one. */
async function openSession(t: TestApp, memberId: string, days: number): Promise<string> {
  sessions += 1
  const token = `walk-session-${sessions}`
  await t.pool.query(
    `insert into session (token_hash, member_id, site_id, created_at, expires_at)
     select $1, id, site_id, $3, $3::timestamptz + make_interval(days => $4) from member where id = $2`,
    [hashToken(token), memberId, t.clock.now(), days],
  )
  return token
}

async function findBundles(t: TestApp): Promise<Record<string, string>> {
  const { rows } = await t.pool.query<{ host: string; id: string }>(
    `select distinct on (host) host, id from bundle join site_host on site_host.site_id = bundle.site_id
     where country = 'NL' order by host, credits`,
  )
  return Object.fromEntries(rows.map((row) => [row.host, row.id]))
}
