import { and, eq } from 'drizzle-orm'
import type { AgeOutcome } from '#common/age-assurance.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { sandboxAgeAnswer, sandboxAgeName } from '#server/platform/age/sandbox-age.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashToken } from '#server/platform/token.ts'
import { ageChecks } from '../tables.ts'

/** Chooses the outcome of one's own check at the sandbox, and answers where the browser goes back to. Throws `not_found` for any other. */
export async function decideSandboxAge(ctx: MemberCtx, state: string, outcome: AgeOutcome): Promise<string> {
  const [check] =
    ctx.ageVerifier?.name === sandboxAgeName
      ? await ctx.db
          .select({ id: ageChecks.id })
          .from(ageChecks)
          .where(
            and(
              eq(ageChecks.stateHash, hashToken(state)),
              eq(ageChecks.memberId, ctx.actor.memberId),
              eq(ageChecks.provider, sandboxAgeName),
              eq(ageChecks.state, 'open'),
            ),
          )
      : []
  if (!check) throw new AppError('not_found')
  return sandboxAgeAnswer(ctx.db, state, outcome)
}
