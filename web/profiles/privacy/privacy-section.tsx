import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import type { Privacy, UpdatePrivacy } from '#common/wire/privacy.ts'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useSavedChanges } from '#web/members/settings/use-saved-changes.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { privacyQuery } from './privacy-query.ts'

const everywhere = ['invisible', 'show_online', 'show_seen', 'show_typing', 'show_visits'] as const

/** Who may find the member, and what others may know. */
export function PrivacySection() {
  const t = useTranslations('settings.privacy')
  const { api } = usePageData()
  const sistersShowUs = useSettings()?.member_resell ?? false
  const query = privacyQuery(api)
  const { data: privacy } = useSuspenseQuery(query)
  const save = useSavedChanges({
    queryKey: query.queryKey,
    apply: (now: Privacy, change: UpdatePrivacy): Privacy => ({
      invisible: change.invisible ?? now.invisible,
      show_online: change.show_online ?? now.show_online,
      show_seen: change.show_seen ?? now.show_seen,
      show_typing: change.show_typing ?? now.show_typing,
      show_visits: change.show_visits ?? now.show_visits,
      member_resell: change.member_resell ?? now.member_resell,
    }),
    send: async (change) => (await unwrap(api['privacy.php'].$put({ json: change }))).privacy,
  })
  const shown = sistersShowUs ? [...everywhere, 'member_resell' as const] : everywhere
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {shown.map((setting) => (
          <li key={setting} className="px-4 py-2.5 sm:px-6">
            <Switch
              label={t(`${setting}.label`)}
              hint={t(`${setting}.hint`)}
              checked={privacy[setting]}
              onChange={(event) => save({ [setting]: event.target.checked })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
