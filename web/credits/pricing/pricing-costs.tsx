import { useTranslations } from 'use-intl'
import { DataList } from '#ui/table/data-list.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'

/** What a message of each kind costs, in credits. */
export function PricingCosts() {
  const t = useTranslations('pricing')
  const credits = useTranslations('credits')
  const settings = useSettings()
  if (!settings) return null
  const { message_credits: message, photo_credits: photo, gift_credits: gift } = settings
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">{t('what')}</h2>
      <DataList
        items={[
          { key: 'message', term: t('message'), value: credits('credits_plain', { n: message }) },
          { key: 'photo', term: t('photo'), value: credits('credits_plain', { n: photo }) },
          { key: 'gift', term: t('gift'), value: t('range', { from: gift, to: gift * 5 }) },
        ]}
      />
    </section>
  )
}
