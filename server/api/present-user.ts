import { limits } from '#common/limits.ts'
import { defaultLocale, isLocale } from '#common/locales.ts'
import type { User } from '#common/members.ts'
import type { Ctx } from '../platform/context.ts'
import { presentPhoto } from '../profiles/present.ts'
import { isComplete } from '../profiles/queries.ts'
import type { FoundUser } from './find-user.ts'

/**
 * The logged-in user of spec §3, joined from account, profile and credits. Until activation mails exist nobody is
 * asked to confirm, and so nobody is shown as not confirmed: on a discreet site that would tell that an address
 * already belongs to another account.
 */
export function presentUser(ctx: Ctx, found: FoundUser): User {
  const { member, profile, balance, photo } = found
  return {
    id: member.id,
    email: member.email ?? '',
    status: 'active',
    credits: balance,
    paid_user: member.paid,
    signup_date: member.createdAt.toISOString(),
    fictional_icon: ctx.site.settings.fictional_icon,
    language: isLocale(member.language) ? member.language : defaultLocale,
    notifications_disabled: [],
    conversations_left: member.paid
      ? null
      : Math.max(0, limits.freeConversations - member.conversationsStarted),
    signup_complete: isComplete(profile),
    total_unread_messages: found.unreadMessages,
    new_likes: found.newLikes,
    profile: {
      id: member.id,
      name: member.name,
      country: profile.country,
      status: profile.status,
      main_image: photo ? presentPhoto(photo, member.id, { id: member.id, paid: member.paid }) : null,
    },
  }
}
