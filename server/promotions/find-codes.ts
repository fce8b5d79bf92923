import { type SQL, sql } from 'drizzle-orm'
import { discountKinds, discountStatuses, discountValidities } from '#common/payments/discount-kinds.ts'
import { paymentMethods } from '#common/payments/payment-methods.ts'
import type { MemberCtx } from '../kernel/context.ts'
import {
  bool,
  int,
  nullable,
  oneOf,
  type Row,
  text,
  textList,
  timestamp,
  uuid,
} from '../platform/db/columns.ts'
import { type Joined, joined } from '../platform/db/joined.ts'
import { rows } from '../platform/db/rows.ts'
import { discountCodes } from './tables.ts'

const shape = {
  id: uuid,
  code: text,
  kind: oneOf(discountKinds),
  country: nullable(text),
  userId: nullable(uuid),
  /** As the database writes it, like all times here. */
  expires: nullable(timestamp),
  percentage: int,
  currency: nullable(text),
  minimum: nullable(int),
  bundleId: nullable(uuid),
  status: oneOf(discountStatuses),
  validity: oneOf(discountValidities),
  methods: nullable(textList(paymentMethods)),
  /** What the rules need to know of the member who asks. */
  paid: bool,
  signedUpAt: timestamp,
  memberCountry: nullable(text),
  used: bool,
  heldBy: nullable(uuid),
  heldByOther: bool,
}
export type FoundCode = Row<typeof shape>

type Code = Joined<typeof discountCodes>
const code = joined(discountCodes)

/** The site's codes of the condition, and how the member stands to each. */
export async function findCodes(ctx: MemberCtx, condition: (code: Code) => SQL): Promise<FoundCode[]> {
  const me = ctx.actor.memberId
  return rows(
    ctx.db,
    shape,
    sql`
    select discount_code.id, discount_code.code, kind, discount_code.country, user_id as "userId", expires,
      value_percentage as percentage, discount_code.currency, minimum_order_value as minimum,
      discount_code.bundle_id as "bundleId", discount_code.status, validity, paymentmethods as methods,
      member.paid, member.created_at as "signedUpAt", profile.country as "memberCountry",
      coalesce(taken.used, false) as used, taken.held_by as "heldBy", coalesce(taken.by_other, false) as "heldByOther"
    from ${code}
    join member on member.id = ${me}
    join profile on profile.member_id = member.id
    left join lateral (
      select bool_or(discount_use.state in ('used', 'late')) as used,
        max(discount_use.order_id::text) filter (where holds and discount_use.user_id = ${me})::uuid as held_by,
        bool_or(holds and discount_use.user_id <> ${me}) as by_other
      from discount_use
      cross join lateral (select discount_use.state = 'reserved' as holds) held
      where code_id = discount_code.id and (discount_code.validity = 'once'
        or (discount_code.validity = 'once_per_user' and discount_use.user_id = ${me}))
    ) taken on true
    where discount_code.site_id = ${ctx.site.id} and ${condition(code)}`,
  )
}

/** What the member has without typing it, and the code that was entered last. */
export function findOwnCodes(ctx: MemberCtx): Promise<FoundCode[]> {
  const me = ctx.actor.memberId
  return findCodes(
    ctx,
    ({ id, kind, userId }) => sql`(${kind} = 'time_bonus' or ${userId} = ${me}
      or ${id} = (select code_id from entered_discount where member_id = ${me}))`,
  )
}
