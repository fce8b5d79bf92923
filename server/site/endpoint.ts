import type { ErrorCode } from '#common/error-codes.ts'
import { createEndpoint, type Endpoint, type Policy, type Run, type Spec } from '../http/endpoint/endpoint.ts'
import type { Ctx, MemberActor, MemberCtx } from '../kernel/context.ts'
import { type Access, admit, type Rules, refuseOtherMember } from './admit.ts'
import type { SiteEnv } from './env.ts'

export type SiteSpec = Spec & Rules
export type SiteEndpoint = Endpoint<SiteEnv, SiteSpec>

type PremiumCtx = Ctx & { actor: MemberActor & { paid: true } }
type CtxFor<A extends Access> = A extends 'premium' ? PremiumCtx : A extends 'member' ? MemberCtx : Ctx

/** Declares one endpoint of the sites: its schemas, and which members or visitors may call it how often. */
export function endpoint<const S extends SiteSpec>(
  spec: S,
  run: Run<SiteEnv, S, CtxFor<S['access']>>,
): Endpoint<SiteEnv, S> {
  return createEndpoint(spec, policy, run)
}

const policy: Policy<SiteEnv, SiteSpec> = {
  async admit(c, spec) {
    refuseOtherMember(c)
    await admit(c.get('ctx'), spec)
  },
  admitPage: admit,
  errors({ access }) {
    const errors: ErrorCode[] = ['unknown_host', 'other_member']
    if (access !== 'anyone') errors.push('login_required', 'authentication_required')
    if (access === 'premium') errors.push('forbidden')
    return errors
  },
}
