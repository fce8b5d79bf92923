const get = (...calls: string[]) => calls.map((call) => `GET /api/${call}.php`)
const post = (...calls: string[]) => calls.map((call) => `POST /api/${call}.php`)
const put = (...calls: string[]) => calls.map((call) => `PUT /api/${call}.php`)
const remove = (...calls: string[]) => calls.map((call) => `DELETE /api/${call}.php`)

const site = [
  ...get('settings', 'interests', 'regions', 'cities', 'places', 'geocode', 'companyinfo', 'outbox'),
  ...post('page-hidden', 'inbound-mail', 'webhook'),
  ...get('webhook'),
]
const age = [...get('age'), ...put('age', 'age-check'), ...post('age-check', 'age-sandbox')]
const signIn = [
  ...get('challenge', 'name', 'logout', 'link', 'activation'),
  ...post(
    'signup',
    'user',
    'link',
    'activation',
    'reset',
    'passkey-challenge',
    'passkey-sign-in',
    'reactivate',
  ),
  ...put('activation', 'reset'),
]
/** Of whom the member blocked, and for whose sake they joined, there is no more than a name and a small picture. */
const joining = [...get('complete-signup'), ...put('complete-signup'), ...post('terms')]
const account = [
  ...get(
    'user',
    'account',
    'sessions',
    'passkeys',
    'own-data',
    'notifications',
    'unsubscribe',
    'privacy',
    'contact',
  ),
  ...put('user', 'account', 'password', 'mail-change', 'notifications', 'privacy', 'contact'),
  ...post('proof', 'undo', 'mail-change', 'passkeys', 'unsubscribe'),
  ...remove('user', 'account', 'sessions', 'passkeys'),
]
const ownProfile = [
  ...get('profile', 'preview', 'photos', 'verification'),
  ...put('profile', 'photo', 'crop-photo', 'private-photo'),
  ...post('photo', 'verification', 'live-photo'),
  ...remove('photo'),
]
const safety = [...post('block', 'report', 'complaint'), ...get('blocks', 'complaint'), ...remove('block')]
/** What was begun can be paid, looked at and given back; nothing new is bought by who cannot use it. */
const money = [
  ...get('premium', 'pricing', 'bundles', 'discountcode', 'statement', 'receipt', 'spending', 'refunds'),
  ...get('order', 'orders', 'waiting-payment', 'cards', 'sandbox', 'directdebit'),
  ...put('discountcode', 'spending', 'directdebit'),
  ...post('sandbox', 'directdebit', 'refunds'),
  ...remove('order', 'cards', 'directdebit'),
]

/** All that a member may call before they have made sure of their age, where that is asked for. Whatever is not named here is closed. */
export const openBeforeAge: ReadonlySet<string> = new Set(
  [site, age, signIn, joining, account, ownProfile, safety, money].flat(),
)
