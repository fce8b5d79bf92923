import { v4 as uuidv4 } from 'uuid'
import { testPassword } from '../sign-up-with.ts'
import type { Actor, World } from './create-world.ts'

export type Input = { query?: Record<string, string>; body?: unknown; headers?: Record<string, string> }

type Make = (world: World, actor: Actor) => Input
const nothing: Make = () => ({})
const ownId = (actor: Actor, of: 'order' | 'payment', world: World) =>
  actor.person?.[of] ?? world.people.stranger![of]

const everyField = {
  gender: 'male',
  sexuality: 'bi',
  relationship_status: 'single',
  hair_color: 'red',
  eye_color: 'green',
  body_type: 'slim',
  tattoos: true,
  interests: ['art', 'tea'],
  reason: 'To meet people',
  prompts: [{ prompt: 'good_evening', answer: 'One more song' }],
}

/** For every operation an input that it answers a premium member of the site with 200. */
export const validInputs: Record<string, Make> = {
  'GET /api/settings.php': () => ({ query: { domain: 'women.localhost' } }),
  'GET /api/interests.php': nothing,
  'GET /api/regions.php': () => ({ query: { country: 'NL' } }),
  'GET /api/cities.php': () => ({ query: { region: 'NL-UT' } }),
  'GET /api/companyinfo.php': nothing,
  'GET /api/name.php': () => ({ query: { name: 'Walker' } }),
  'POST /api/signup.php': ({ partner }) => ({
    body: {
      request_id: uuidv4(),
      email: `${uuidv4()}@example.org`,
      name: `Walker ${uuidv4().slice(0, 8)}`,
      password: testPassword,
      date_of_birth: '1991-02-03',
      signup_message: 'Hello',
      member: partner.id,
      like: true,
      tracking: { network: 'partner', ref: 'r', sub1: '1', sub2: '2', sub3: '3' },
    },
  }),
  'POST /api/user.php': (_world, { person }) => ({
    body: { login: person?.email ?? 'nobody@example.org', password: testPassword },
  }),
  'GET /api/user.php': nothing,
  'PUT /api/user.php': () => ({ body: { language: 'en' } }),
  'GET /api/logout.php': nothing,
  'GET /api/profile.php': nothing,
  'PUT /api/profile.php': ({ people }, { person }) => ({
    body: {
      ...everyField,
      gender: person?.role === 'premium' ? 'male' : 'female',
      about: `about-of-${person?.role ?? people.free!.role}`,
    },
  }),
  'GET /api/complete-signup.php': nothing,
  'PUT /api/complete-signup.php': () => ({
    body: {
      gender: 'male',
      interests: ['tea'],
      prompts: [{ prompt: 'first_date', answer: 'A walk' }],
      passed: ['interests', 'prompt'],
    },
  }),
  'GET /api/members.php': () => ({
    query: {
      gender: 'female',
      country: 'NL',
      countryregion: 'NL-UT',
      min_age: '18',
      max_age: '99',
      network: 'partner',
    },
  }),
  'GET /api/member.php': ({ partner }) => ({ query: { id: partner.id, network: 'partner' } }),
  'POST /api/like.php': ({ partner }) => ({ body: { id: partner.id } }),
  'PUT /api/like.php': ({ partner }) => ({ body: { id: partner.id } }),
  'GET /api/likes.php': nothing,
  'GET /api/chats.php': nothing,
  'GET /api/messages.php': ({ chat }) => ({ query: { conversation: chat, after: '0' } }),
  'POST /api/message.php': ({ partner }) => ({
    body: { to: partner.id, client_id: uuidv4(), body: 'How do you do' },
  }),
  'PUT /api/chat.php': ({ chat }) => ({ body: { conversation: chat, number: 1 } }),
  'DELETE /api/chat.php': ({ chat }) => ({ body: { conversation: chat } }),
  'GET /api/events.php': () => ({ query: { after: '0' } }),
  'GET /api/bundles.php': nothing,
  'POST /api/order.php': ({ bundles }, { host }) => ({
    body: { request_id: uuidv4(), bundle: bundles[host], method: 'ideal' },
  }),
  'GET /api/order.php': (world, actor) => ({ query: { id: ownId(actor, 'order', world) } }),
  'GET /api/orders.php': nothing,
  'GET /api/sandbox.php': (world, actor) => ({ query: { id: ownId(actor, 'payment', world) } }),
  'POST /api/sandbox.php': (world, actor) => ({
    body: { id: ownId(actor, 'payment', world), decision: 'pending' },
  }),
  'POST /api/webhook.php': () => ({ query: { provider: 'sandbox' }, body: {} }),
}

/** Where the valid input is refused all the same: nothing but a provider's signature opens the door. */
export const refusedThough: Record<string, number> = { 'POST /api/webhook.php': 403 }
