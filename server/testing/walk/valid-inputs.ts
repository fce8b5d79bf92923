import sharp from 'sharp'
import { v4 as uuidv4 } from 'uuid'
import { testPassword } from '../members/sign-up-with.ts'
import { debitInputs } from './debit-inputs.ts'
import { legalInputs } from './legal-inputs.ts'
import { type Make, nothing, ownId } from './make-input.ts'
import { ownRules } from './valid-own-rules.ts'

const flat = { width: 300, height: 400, channels: 3, background: '#c08060' } as const
const picture = await sharp({ create: flat }).png().toBuffer()

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

const token = 'A'.repeat(43)
const newPassword = { password: 'another-river-43', password_again: 'another-river-43' }
const credential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
}

/** For every operation an input that it answers a premium member of the site with 200. */
export const validInputs: Record<string, Make> = {
  'GET /api/settings.php': () => ({ query: { domain: 'women.localhost' } }),
  'GET /api/interests.php': nothing,
  'GET /api/regions.php': () => ({ query: { country: 'NL' } }),
  'GET /api/cities.php': () => ({ query: { region: 'NL-UT' } }),
  'GET /api/places.php': () => ({ query: { q: 'Utr', country: 'NL' } }),
  'GET /api/geocode.php': () => ({ query: { lat: '52.1', lon: '5.1' } }),
  'GET /api/companyinfo.php': nothing,
  'GET /api/challenge.php': nothing,
  'POST /api/page-hidden.php': () => ({
    query: { lb: 'spring', visit: '0123456789abcdef'.repeat(2), page: '/landers/video', seconds: '12' },
    body: {},
  }),
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
  'DELETE /api/user.php': () => ({
    query: { push: '1' },
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/a' },
  }),
  'GET /api/user.php': nothing,
  'PUT /api/user.php': () => ({ body: { language: 'en' } }),
  ...legalInputs,
  'GET /api/logout.php': nothing,
  'GET /api/notifications.php': nothing,
  'PUT /api/notifications.php': () => ({ body: { category: 'like', channel: 'email', enabled: true } }),
  'GET /api/unsubscribe.php': ({ unsubscribe }) => ({ query: { token: unsubscribe } }),
  'POST /api/unsubscribe.php': ({ unsubscribe }) => ({ query: { token: unsubscribe, scope: 'kind' } }),
  'POST /api/inbound-mail.php': () => ({
    body: 'Subject: unsigned',
    headers: { 'content-type': 'message/rfc822' },
  }),
  'GET /api/outbox.php': nothing,
  'GET /api/activation.php': nothing,
  'POST /api/activation.php': () => ({ body: { email: `${uuidv4()}@example.org` } }),
  'PUT /api/activation.php': () => ({ body: { token } }),
  'GET /api/link.php': () => ({ query: { token, purpose: 'login' } }),
  'POST /api/link.php': () => ({ body: { token } }),
  'POST /api/reset.php': ({ people }) => ({ body: { email: people.stranger?.email } }),
  'PUT /api/reset.php': () => ({ body: { token, ...newPassword } }),
  'PUT /api/password.php': () => ({
    body: { old_password: testPassword, password: testPassword, password_again: testPassword },
  }),
  'POST /api/mail-change.php': () => ({
    body: { email: 'one-new-address@example.org', password: testPassword },
  }),
  'PUT /api/mail-change.php': () => ({ body: { token } }),
  'POST /api/undo.php': () => ({ body: { token } }),
  'GET /api/account.php': nothing,
  'PUT /api/account.php': () => ({ body: { alternative: 'email' } }),
  'DELETE /api/account.php': () => ({ body: { password: 'not-the-password', reason: 'pause' } }),
  'POST /api/reactivate.php': () => ({ body: { token: 'A'.repeat(43) } }),
  'GET /api/sessions.php': nothing,
  'DELETE /api/sessions.php': () => ({ body: { id: uuidv4() } }),
  'POST /api/proof.php': () => ({ body: { password: testPassword } }),
  'GET /api/own-data.php': nothing,
  'GET /api/passkeys.php': nothing,
  'POST /api/passkeys.php': () => ({
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['usb'] },
      },
    },
  }),
  'DELETE /api/passkeys.php': () => ({ body: { id: uuidv4() } }),
  'POST /api/passkey-challenge.php': () => ({ body: { purpose: 'sign_in' } }),
  'POST /api/passkey-sign-in.php': () => ({
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
      },
    },
  }),
  'GET /api/preview.php': () => ({ query: { as: 'free' } }),
  'GET /api/profile.php': nothing,
  'PUT /api/profile.php': ({ people }, { person }) => ({
    body: {
      ...everyField,
      gender: person?.role === 'premium' ? 'male' : 'female',
      about: `about-of-${person?.role ?? people.free!.role}`,
    },
  }),
  'GET /api/photos.php': nothing,
  'POST /api/photo.php': () => ({
    query: { client_id: uuidv4(), crop: '0,0,1,1' },
    body: picture,
    headers: { 'content-type': 'image/png' },
  }),
  'PUT /api/photo.php': ({ people }, { person }) => ({
    body: { order: [(person ?? people.free!).photoId] },
  }),
  'DELETE /api/photo.php': () => ({ body: { id: uuidv4() } }),
  'GET /api/verification.php': nothing,
  'POST /api/verification.php': nothing,
  'POST /api/live-photo.php': () => ({ body: picture, headers: { 'content-type': 'image/png' } }),
  'PUT /api/crop-photo.php': ({ people }, { person }) => ({
    body: { id: (person ?? people.free!).photoId, filename: 'earlier.webp', crop: '0,0,1,1' },
  }),
  'PUT /api/private-photo.php': ({ people }, { person }) => ({
    body: { id: (person ?? people.free!).photoId, private: false },
  }),
  'GET /api/album.php': nothing,
  'POST /api/album.php': ({ partner }) => ({ body: { id: partner.id } }),
  'PUT /api/album.php': ({ partner }) => ({ body: { id: partner.id, days: 7 } }),
  'DELETE /api/album.php': ({ partner }) => ({ body: { id: partner.id } }),
  'POST /api/block.php': ({ people }) => ({ body: { id: people.stranger?.id } }),
  'DELETE /api/block.php': ({ people }) => ({ body: { id: people.stranger?.id } }),
  'GET /api/blocks.php': nothing,
  'POST /api/report.php': ({ partner }) => ({
    body: {
      request_id: uuidv4(),
      id: partner.id,
      subject: 'photo',
      photo: partner.photoId,
      reason: 'other',
      details: 'Not a photo of a person',
    },
  }),
  'POST /api/visit.php': ({ partner }) => ({ body: { id: partner.id } }),
  'GET /api/visitors.php': nothing,
  'POST /api/favourite.php': ({ partner }) => ({ body: { id: partner.id } }),
  'DELETE /api/favourite.php': ({ partner }) => ({ body: { id: partner.id } }),
  'GET /api/favourites.php': nothing,
  'PUT /api/note.php': ({ partner }) => ({ body: { id: partner.id, note: 'Likes tea' } }),
  'GET /api/contact.php': nothing,
  'PUT /api/contact.php': () => ({
    body: { who: 'everyone', min_age: null, max_age: null, hidden_words: ['spam'] },
  }),
  'GET /api/privacy.php': nothing,
  'PUT /api/privacy.php': () => ({
    body: {
      invisible: false,
      show_online: true,
      show_seen: true,
      show_typing: true,
      show_visits: true,
      member_resell: true,
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
  'GET /api/similar.php': () => ({ query: { country: 'NL', countryregion: 'NL-UT', interests: 'art,tea' } }),
  'GET /api/searches.php': nothing,
  'POST /api/searches.php': () => ({
    body: { client_id: uuidv4(), name: 'Nearby', search: { distance: '25' } },
  }),
  'DELETE /api/searches.php': () => ({ body: { id: uuidv4() } }),
  'PUT /api/search.php': () => ({ body: { search: { gender: 'everyone', distance: '25' } } }),
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
  'DELETE /api/like.php': ({ partner }) => ({ body: { id: partner.id } }),
  'GET /api/likes.php': nothing,
  'GET /api/auto-like.php': nothing,
  'GET /api/swipe.php': nothing,
  'POST /api/swipe.php': ({ partner }) => ({ body: { id: partner.id, zone: 'Europe/Berlin' } }),
  'PUT /api/swipe.php': ({ partner }) => ({ body: { id: partner.id } }),
  'DELETE /api/swipe.php': ({ partner }) => ({ body: { id: partner.id } }),
  'GET /api/match-finder.php': () => ({
    query: { intent: 'lasting', mood: 'cosy', near: 'any', age: 'any' },
  }),
  'GET /api/chats.php': nothing,
  'GET /api/messages.php': ({ chat }) => ({ query: { conversation: chat, after: '0' } }),
  'POST /api/message.php': ({ partner }) => ({
    body: { to: partner.id, client_id: uuidv4(), body: 'How do you do' },
  }),
  'POST /api/gift.php': ({ partner }) => ({
    body: { to: partner.id, client_id: uuidv4(), gift: 'rose' },
  }),
  'GET /api/gifts.php': ({ partner }) => ({ query: { id: partner.id } }),
  'POST /api/gif.php': ({ partner }) => ({
    body: { to: partner.id, client_id: uuidv4(), gif: 'heart-1' },
  }),
  'GET /api/gifs.php': () => ({ query: { q: 'hea', cursor: '0' } }),
  'POST /api/photo-message.php': ({ partner }) => ({
    query: { to: partner.id, client_id: uuidv4(), quoted: '1' },
    body: picture,
    headers: { 'content-type': 'image/png' },
  }),
  // The partner's photo.
  'PUT /api/photo-message.php': ({ chat }) => ({ body: { conversation: chat, number: 3 } }),
  'PUT /api/fictional.php': () => ({ body: { known: true } }),
  'POST /api/translation.php': ({ chat }) => ({ body: { conversation: chat, number: 1 } }),
  'PUT /api/reaction.php': ({ chat }) => ({ body: { conversation: chat, number: 1, reaction: '🔥' } }),
  'DELETE /api/message.php': ({ chat }) => ({ body: { conversation: chat, number: 2 } }),
  'PUT /api/chat.php': ({ chat }) => ({ body: { conversation: chat, number: 1 } }),
  'PUT /api/chat-options.php': ({ chat }) => ({ body: { conversation: chat, muted: true } }),
  'GET /api/chat-search.php': () => ({ query: { q: 'hello' } }),
  'DELETE /api/chat.php': ({ chat }) => ({ body: { conversation: chat } }),
  'POST /api/typing.php': ({ partner }) => ({ body: { to: partner.id } }),
  'GET /api/events.php': () => ({ query: { after: '0' } }),
  'GET /api/premium.php': nothing,
  'GET /api/pricing.php': () => ({ query: { country: 'DE' } }),
  'GET /api/bundles.php': nothing,
  'GET /api/discountcode.php': () => ({ query: { welcome: 'true' } }),
  'PUT /api/discountcode.php': () => ({ body: { code: null } }),
  'GET /api/statement.php': nothing,
  'GET /api/receipt.php': (world, actor) => ({ query: { id: ownId(actor, 'order', world) } }),
  'GET /api/waiting-payment.php': nothing,
  'POST /api/order.php': ({ bundles }, { host }) => ({
    body: { request_id: uuidv4(), bundle: bundles[host], method: 'ideal' },
  }),
  'GET /api/cards.php': nothing,
  'DELETE /api/cards.php': () => ({ body: { id: uuidv4() } }),
  'GET /api/order.php': (world, actor) => ({ query: { id: ownId(actor, 'order', world) } }),
  'DELETE /api/order.php': () => ({ body: { id: uuidv4() } }),
  'GET /api/orders.php': nothing,
  ...ownRules,
  ...debitInputs,
  'GET /api/sandbox.php': (world, actor) => ({ query: { id: ownId(actor, 'payment', world) } }),
  'POST /api/sandbox.php': (world, actor) => ({
    body: { id: ownId(actor, 'payment', world), decision: 'pending' },
  }),
  'POST /api/webhook.php': () => ({ query: { provider: 'sandbox' }, body: {} }),
  'GET /api/webhook.php': () => ({ query: { provider: 'sandbox' } }),
}
