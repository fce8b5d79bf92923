import { v4 as uuidv4 } from 'uuid'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { providerEventOf, signProviderEvent } from '#server/testing/payments/notify-payment.ts'
import type { Stage, Try, Verb } from './stage.ts'

/** What members do about themselves and their credits. */
export function accountVerbs(stage: Stage): Verb[] {
  return [
    { name: 'order', prepare: () => order(stage) },
    { name: 'pay, with the notification', prepare: () => pay(stage) },
    { name: 'take a payment back', prepare: () => takeBack(stage) },
    {
      name: 'save the profile',
      prepare: async () => {
        const { me, browser } = await stage.pair()
        return {
          call: () => browser.put('/api/profile.php', { about: 'New words', gender: 'male' }),
          effects: () => stage.rows('select about, gender from profile where member_id = $1', me.id),
          expected: [{ about: 'New words', gender: 'male' }],
        }
      },
    },
    { name: 'sign up', prepare: () => signUp(stage) },
    { name: 'sign in', prepare: () => signIn(stage) },
  ]
}

async function order(stage: Stage): Promise<Try> {
  const { me, browser } = await stage.pair()
  const { bundles, methods } = (await me.browser.get('/api/bundles.php')).body
  const body = { request_id: uuidv4(), bundle: bundles[0].id, method: methods[0] }
  return {
    call: () => browser.post('/api/order.php', body),
    effects: () =>
      stage.rows(
        `select payment_order.state, count(sandbox_payment.id)::int as payments
        from payment_order left join sandbox_payment on reference = payment_order.id::text
        where payment_order.member_id = $1 group by payment_order.id`,
        me.id,
      ),
    expected: [{ state: 'pending', payments: 1 }],
  }
}

async function pay(stage: Stage): Promise<Try> {
  const { me, browser } = await stage.pair(0)
  const { order, sandboxId } = await orderBundle(me.browser)
  return {
    call: () => browser.post('/api/sandbox.php', { id: sandboxId, decision: 'approve' }),
    effects: () =>
      stage.rows(
        `select paid, balance::int, (select count(*)::int from transfer where reference = $2) as credits
        from member join account on member_id = member.id where member.id = $1`,
        me.id,
        order.payment_id,
      ),
    expected: [{ paid: true, balance: order.credits, credits: 1 }],
  }
}

async function takeBack(stage: Stage): Promise<Try> {
  const { me, browser } = await stage.pair(0)
  const purchase = await orderBundle(me.browser)
  await decide(me.browser, purchase.sandboxId, 'approve')
  const event = await signProviderEvent(stage.t, providerEventOf(purchase, { state: 'refunded' }))
  const body = new TextDecoder().decode(event.body)
  const headers = Object.fromEntries(event.headers)
  return {
    call: () => browser.post(event.path, body, headers),
    effects: () =>
      stage.rows(
        `select paid, balance::int, (select count(*)::int from transfer where reference = $2) as entries
        from member join account on member_id = member.id where member.id = $1`,
        me.id,
        purchase.order.payment_id,
      ),
    expected: [{ paid: false, balance: 0, entries: 2 }],
  }
}

async function signUp(stage: Stage): Promise<Try> {
  const browser = stage.browser()
  const name = `Fails ${uuidv4().slice(0, 12)}`
  const form = {
    request_id: uuidv4(),
    email: `${uuidv4()}@example.org`,
    name,
    password: testPassword,
    date_of_birth: '1990-05-06',
  }
  return {
    call: () => browser.post('/api/signup.php', form),
    effects: () =>
      stage.rows(
        `select balance::int, (select count(*)::int from profile where member_id = member.id) as profiles
        from member join account on member_id = member.id where name = $1`,
        name,
      ),
    expected: [{ balance: stage.t.sites.defaultSite().settings.signup_credits, profiles: 1 }],
  }
}

async function signIn(stage: Stage): Promise<Try> {
  const { email, id } = await stage.t.signUp({ incomplete: true })
  const browser = stage.browser()
  return {
    call: () => browser.post('/api/user.php', { login: email, password: testPassword }),
    effects: async () => ({
      signedIn: (await browser.get('/api/user.php')).body.user?.id === id,
      tries: await stage.rows('select failures from login_attempt where failures > 1'),
    }),
    expected: { signedIn: true, tries: [] },
  }
}
