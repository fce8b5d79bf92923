import { useFormatter, useTranslations } from 'use-intl'
import type { OwnProfile } from '#common/wire/profiles.ts'
import { Card } from '#ui/card.tsx'
import { mailTo } from '#ui/rich-text.tsx'
import { DataList } from '#ui/table/data-list.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'

/** What was said once at the signup and stays: others must be able to rely on it. */
export function AccountFacts({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('ownProfile')
  const format = useFormatter()
  const email = useSettings()?.support_email ?? ''
  const born = new Date(`${profile.date_of_birth}T00:00:00Z`)
  return (
    <section>
      <h2 className="mb-3">{t('account.title')}</h2>
      <Card className="sm:px-6">
        <DataList
          items={[
            { term: t('account.name'), value: <span className="wrap-anywhere">{profile.name}</span> },
            {
              term: t('account.birth_date'),
              value: format.dateTime(born, { timeZone: 'UTC', dateStyle: 'long' }),
            },
          ]}
        />
        <p className="mt-3 text-14 text-muted">{t.rich('account.fixed', { link: mailTo(email) })}</p>
      </Card>
    </section>
  )
}
