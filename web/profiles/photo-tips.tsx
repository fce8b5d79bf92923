import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { nicheNamed } from '#common/sites/niches.ts'
import { Icon } from '#ui/icon.tsx'
import { check, eye } from '#ui/icons.ts'
import { brandPortraits } from '../brand/brand-portraits.ts'
import { useSettings } from '../site/api/site-and-user.tsx'

const tips = ['face', 'alone', 'recent'] as const

/** What makes a good photo, and who will see it. */
export function PhotoTips() {
  const t = useTranslations('photos')
  const settings = useSettings()
  const niche = nicheNamed(settings?.niche)
  const portraits = brandPortraits(niche, settings?.cdn_prefix)
  return (
    <>
      <ul className="grid grid-cols-3 gap-3 text-center text-14 text-muted">
        {tips.map((tip, place) => (
          <li key={tip} className="grid min-w-0 content-start justify-items-center gap-2">
            <span className="relative">
              <img
                src={portraits[place]}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="size-16 rounded-input object-cover object-[50%_25%]"
              />
              <span className="absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full bg-success text-bg">
                <Icon icon={check} size={14} />
              </span>
            </span>
            <span className="w-full hyphens-auto break-words">{t(`tips.${tip}`)}</span>
          </li>
        ))}
      </ul>
      <p className="flex gap-3 rounded-card bg-sunken px-4 py-3 text-14">
        <Icon icon={eye} size={20} className="mt-0.5 flex-none" />
        <span className="min-w-0">
          {t(`seen.${settings?.photo_approval ?? 'staff'}`)} {t('free', { max: limits.freePhotos })}
        </span>
      </p>
    </>
  )
}
