import { limits } from '#common/limits.ts'
import { defaultLocale, isLocale } from '#common/locales.ts'
import type { User } from '#common/wire/members.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { zoneOf } from '#server/notifications/rhythm/country-zone.ts'
import { presentPhoto } from '#server/profiles/present.ts'
import { offeredSearch } from '#server/profiles/search/offered-search.ts'
import type { FoundUser } from './find-user.ts'

/**
 * The logged-in user of spec §3, joined from account, profile and credits. Until the address is confirmed the user's
 * own profile counts as disabled: that is when §4 has them reminded.
 */
export function presentUser(ctx: Ctx, found: FoundUser): User {
  const { id, paid, photo, language, confirmed } = found
  return {
    id,
    email: found.email ?? '',
    status: confirmed ? 'active' : 'not_confirmed',
    credits: found.balance,
    paid_user: paid,
    signup_date: new Date(found.createdAt).toISOString(),
    fictional_icon: ctx.site.settings.fictional_icon,
    language: isLocale(language) ? language : defaultLocale,
    last_search: offeredSearch(ctx, found.lastSearch, found.country ?? ctx.selectedCountry),
    notifications_disabled: found.notificationsDisabled,
    fictional_known: found.fictionalKnown,
    terms_due: found.termsDue && new Date(found.termsDue).toISOString(),
    conversations_left: paid ? null : Math.max(0, limits.freeConversations - found.conversationsStarted),
    signup_complete: found.complete,
    total_unread_messages: found.unreadMessages,
    new_likes: found.newLikes,
    time_zone: found.zone ?? zoneOf(found.country),
    profile: {
      id,
      name: found.name,
      country: found.country,
      status: confirmed ? found.status : 'disabled',
      main_image: photo && presentPhoto(photo, id, { id, paid }),
    },
  }
}
