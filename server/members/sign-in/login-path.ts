import type { Ctx } from '#server/kernel/context.ts'
import type { Receiver } from '#server/mail/mail-kind.ts'
import { createMailLink } from '../addresses/mail-links.ts'

const days = 14

/** The path of a link that signs the receiver of a mail in, once, and leads to a page; the page itself for who has proved no address. */
export async function loginPath(ctx: Ctx, { memberId, proved }: Receiver, to: string): Promise<string> {
  if (!memberId || !proved) return to
  return `/${await createMailLink(ctx, { memberId, purpose: 'login', data: { to }, minutes: days * 24 * 60 })}`
}
