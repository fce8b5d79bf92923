import { actAs } from '../kernel/act-as.ts'
import { job } from '../kernel/job.ts'
import { addressConfirmed } from '../members/addresses/confirm-address.ts'
import { findMember } from '../members/queries.ts'
import { deliverSignupMessage } from './send/deliver-signup-message.ts'

/** Delivers what a member wrote at the signup, as themselves: the rules and the costs are those of any message. */
export const signupMessage = job({
  queue: 'signup-message',
  data: addressConfirmed.schema,
  async run(ctx, { member: id }) {
    const member = await findMember(ctx, id)
    if (member) await deliverSignupMessage(actAs(ctx, member))
  },
})
