import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { giftShelfQuery } from '../conversations-query.ts'
import { GiftDrawing } from './gift-drawing.tsx'

/** What a member was given. Nothing where there is nothing yet. */
export function GiftShelf({ memberId }: { memberId: string }) {
  const t = useTranslations('gifts')
  const { api } = usePageData()
  const { data } = useQuery(giftShelfQuery(api, memberId))
  if (!data || data.gifts.length === 0) return null
  return (
    <section className="mt-7">
      <h2 className="mb-3 text-20">{t('shelf')}</h2>
      <ul className="flex flex-wrap gap-2.5">
        {data.gifts.map(({ gift, count }) => {
          const name = t(`names.${gift}`)
          return (
            <li
              key={gift}
              title={name}
              className="relative grid size-18 place-items-center rounded-card border border-line bg-surface p-2"
            >
              <GiftDrawing gift={gift} />
              <span className="sr-only">{count > 1 ? t('times', { gift: name, count }) : name}</span>
              {count > 1 && (
                <span
                  aria-hidden="true"
                  className="absolute -right-1.5 -bottom-1.5 min-w-6 rounded-full bg-primary-tint px-1.5 text-center text-12 font-bold text-primary-text tabular-nums"
                >
                  ×{count}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
