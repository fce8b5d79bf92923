import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { hashToken } from '../platform/token.ts'
import { block } from './members/block.ts'
import { giveCredits, makePremium } from './payments/members-with-credits.ts'
import { addPhoto } from './pictures/add-photo.ts'
import { sendPhoto, twoHalves } from './pictures/send-photo.ts'
import type { TestApp } from './start/create-test-app.ts'

type Member = Awaited<ReturnType<TestApp['signUp']>>

/** Plants words in everything that is kept of a member, in a life with a partner. */
export async function plantCanary(t: TestApp, canary: string, partner: Member): Promise<Member> {
  const send = (from: Member, to: Member, body: string) =>
    from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body })
  const like = (from: Member, to: Member) => from.browser.post('/api/like.php', { id: to.id })
  const she = await t.signUp({
    name: `${canary} name`,
    email: `${canary}@example.org`,
    gender: 'female',
    birthDate: '1937-03-09',
  })
  await giveCredits(t, she.id, 50)
  await she.browser.put('/api/profile.php', { about: `${canary} about`, reason: `${canary} reason` })
  await addPhoto(t, she.id, { isMain: true })
  await addPhoto(t, she.id)
  await send(she, partner, `${canary} hello`)
  await send(partner, she, 'the words of the partner')
  await send(she, partner, `${canary} again`)
  const { body: photo } = await sendPhoto(t, she.browser, await twoHalves().png().toBuffer(), {
    path: '/api/photo-message.php',
    more: { to: partner.id },
  })
  await she.browser.put('/api/reaction.php', { conversation: photo.conversation, number: 2, reaction: '🔥' })
  await like(she, partner)
  await like(partner, she)
  await makePremium(t, she.id)
  await block(t, she.id, (await t.signUp()).id)
  await t.browser().post('/api/user.php', { login: `${canary}@example.org`, password: 'wrong-password' })
  const now = t.clock.now()
  for (const [statement, values] of [
    ...accountRows(canary, { she, partner, now }),
    ...mailRows(canary, { she, partner, now }),
  ])
    await t.pool.query(statement, values)
  return she
}

type Life = { she: Member; partner: Member; now: Date }

/** What the interface does not make within a test. */
function accountRows(canary: string, { she, partner, now }: Life): [string, unknown[]][] {
  return [
    [
      `update member set tracking = jsonb_build_object('ref', $2::text) where id = $1`,
      [she.id, `${canary} ref`],
    ],
    [`update session set browser = $2 where member_id = $1`, [she.id, `${canary} browser`]],
    ...moneyRows(canary, she, now),
    ...ageRows(canary, she, now),
    [
      `insert into passkey (id, credential_id, member_id, site_id, public_key, counter, name, created_at)
       values ($2, $3, $1, 1, $4, 0, $3, $5)`,
      [she.id, uuidv7(), `${canary} key`, Buffer.from(`${canary} key`), now],
    ],
    [
      `insert into push_subscription (id, member_id, endpoint, p256dh, auth, created_at)
       values (gen_random_uuid(), $1, $2, '', '', $3)`,
      [she.id, `https://fcm.googleapis.com/${canary}`, now],
    ],
    [
      `insert into profile_prompt (member_id, prompt, position, answer) values ($1, 'way_to_my_heart', 0, $2)`,
      [she.id, `${canary} answer`],
    ],
    [
      `insert into saved_search (client_id, member_id, slot, name, search, created_at, looked_at)
       values (gen_random_uuid(), $1, 1, $2, '{}', $3, $3)`,
      [she.id, `${canary} search`, now],
    ],
    [
      `insert into signup_wish (member_id, target_id, likes, message, client_id, created_at)
       values ($1, $2, true, $3, gen_random_uuid(), $4)`,
      [she.id, partner.id, `${canary} wish`, now],
    ],
    [
      `insert into visit (member_id, visitor_id, visited_at) values ($1, $2, $3), ($2, $1, $3)`,
      [she.id, partner.id, now],
    ],
    [
      `insert into favourite (owner_id, member_id, created_at) values ($1, $2, $3), ($2, $1, $3)`,
      [she.id, partner.id, now],
    ],
    [
      `insert into member_note (owner_id, member_id, body, updated_at) values ($1, $2, $4, $3), ($2, $1, $4, $3)`,
      [she.id, partner.id, now, `${canary} note`],
    ],
    ...reportRows(canary, { she, partner, now }),
    [
      `insert into complaint (id, request_id, site_id, member_id, about, reason, explanation, name, email, language, token_hash, created_at)
       values (gen_random_uuid(), gen_random_uuid(), 1, $1, $2, 'other', $2, $2, $3, 'en', sha256(convert_to($2, 'UTF8')), $4)`,
      [she.id, `${canary} complaint`, `${canary}@example.org`, now],
    ],
    [`update member set terms_version = $2, terms_accepted_at = $2 where id = $1`, [she.id, now]],
  ]
}

/** How she proved her age, and a check that is under way. */
function ageRows(canary: string, she: Member, now: Date): [string, unknown[]][] {
  return [
    [
      `insert into age_assurance (member_id, kind, country, created_at, provider, reference)
       values ($1, 'provider', 'DE', $2, 'oidc', $3)`,
      [she.id, now, `${canary} reference`],
    ],
    [
      `insert into age_check (id, member_id, site_id, provider, country, state, state_hash, kept, return_to, created_at)
       values (gen_random_uuid(), $1, 1, 'oidc', 'DE', 'open', sha256(convert_to($3, 'UTF8')), jsonb_build_object('nonce', $3::text), $3, $2)`,
      [she.id, now, `${canary} check`],
    ],
  ]
}

/** What providers said of her, her card, and what she asked back. */
function moneyRows(canary: string, she: Member, now: Date): [string, unknown[]][] {
  return [
    [`update payment_order set redirect = $2 where member_id = $1`, [she.id, `/${canary}`]],
    [
      `insert into payment_notification (provider, digest, body, reference, notices, received_at)
       select provider, $2, $2, id::text, jsonb_build_array(jsonb_build_object('card', $2::text)), created_at
       from payment_order where member_id = $1`,
      [she.id, `${canary} raw`],
    ],
    [
      `insert into stored_card (id, member_id, provider, token, method, brand, holder, created_at)
       values (gen_random_uuid(), $1, 'sandbox', gen_random_uuid()::text, 'creditcard', $2, $1, $3)`,
      [she.id, `${canary} card`, now],
    ],
    [
      `update provider_event set payload = payload || jsonb_build_object('card', $2::text)
       where payload ->> 'reference' in (select id::text from payment_order where member_id = $1)`,
      [she.id, `${canary} event`],
    ],
    [
      `insert into money_back_request (id, order_id, member_id, kind, credits, amount, reason, refusal, created_at)
       select gen_random_uuid(), id, member_id, 'refund', 0, 0, $2, $2, $3 from payment_order where member_id = $1`,
      [she.id, `${canary} refund`, now],
    ],
    [`insert into spending_rule (member_id, cap, currency) values ($1, 5000, $2)`, [she.id, 'EUR']],
  ]
}

/** One on her with her words and a copy of her photo, and one of hers. */
function reportRows(canary: string, { she, partner, now }: Life): [string, unknown[]][] {
  const filed = `insert into report (id, request_id, member_id, reporter_id, site_id, subject, reason, details, evidence, photo_key, created_at)
    values (gen_random_uuid(), gen_random_uuid(), $1, $2, 1, 'conversation', 'other', $3, $4, $5, $6)`
  const evidence = (name: string) => ({
    profile: { name },
    messages: [{ number: 1, by: 'reporter', text: `${canary} said` }],
  })
  return [
    [filed, [she.id, partner.id, 'rude', evidence(`${canary} name`), `reports/${uuidv7()}.webp`, now]],
    [filed, [partner.id, she.id, `${canary} details`, evidence('The Partner'), null, now]],
  ]
}

function mailRows(canary: string, { she, partner, now }: Life): [string, unknown[]][] {
  return [
    [
      `insert into mail_link (token_hash, member_id, site_id, purpose, data, created_at, expires_at)
       values ($2, $1, 1, 'mail_change', jsonb_build_object('email', $3::text), $4, $4)`,
      [she.id, hashToken(canary), `${canary}@example.net`, now],
    ],
    [
      `insert into mail (id, site_id, member_id, kind, state, address, subject, html, body, headers, created_at)
       values ($2, 1, $1, 'receipt', 'sent', $3, $3, $3, $3, jsonb_build_object('to', $3::text), $4),
         (gen_random_uuid(), 1, null, 'signup', 'sent', $5, 'Hello', 'Hello', 'Hello', '{}', $4)`,
      [she.id, uuidv7(), `${canary} mail`, now, `${canary}@example.org`],
    ],
    [
      `insert into mail (id, site_id, kind, state, address_hash, created_at)
       values (gen_random_uuid(), 1, 'signup', 'sent', sha256($1::bytea), $2)`,
      [`${canary}@example.org`, now],
    ],
    [
      `insert into notification_setting (member_id, category, channel, enabled) values ($1, 'news', 'email', true)`,
      [she.id],
    ],
    [
      `insert into mail_disabled (member_id, reason, address_hash, at) values ($1, 'bounce', sha256($2::bytea), $3)`,
      [she.id, `${canary}@example.org`, now],
    ],
    [
      `insert into notice (member_id, kind, about, at) values ($1, 'like', $2, $3)`,
      [she.id, partner.id, now],
    ],
    [`insert into notice_rhythm (member_id, time_zone) values ($1, $2)`, [she.id, canary]],
    [
      `insert into held_notice (id, member_id, kind, data, merges, held_at, due_at)
       values (gen_random_uuid(), $1, 'like', jsonb_build_object('from', $2::text), true, $3, $3)`,
      [she.id, canary, now],
    ],
    [
      `insert into unread_reminder (member_id, conversation_id, number, since, due_at)
       values ($1, gen_random_uuid(), 1, $2, $2)`,
      [she.id, now],
    ],
    ...[`member:${she.id}`, `${canary}@example.org`].map((account): [string, unknown[]] => [
      `insert into mail_request (site_id, account, purpose, mails, request, first_at, last_at)
       values (1, encode(sha256($1::bytea), 'base64'), 'reset', 1, gen_random_uuid(), $2, $2)`,
      [account, now],
    ]),
  ]
}
