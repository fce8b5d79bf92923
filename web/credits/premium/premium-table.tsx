import { useFormatter, useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { Elements } from '#ui/elements.ts'
import { useSettings, useUser } from '#web/site/api/site-and-user.tsx'
import { PhotoStrip } from './photo-strip.tsx'

type Used = { own_photos: number; conversations_started: number }
type Cell = { strip?: Elements; main: string; note?: string | undefined }
type Row = { key: string; title: string; free: Cell; premium: Cell }

/** What a free member has and what any bundle opens, side by side, with what the member has used. */
export function PremiumTable({ used }: { used: Used }) {
  const t = useTranslations('premium.table')
  const own = useUser()?.paid_user
  const rows = useRows(used)
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table aria-label={t('label')} className="w-full table-fixed border-collapse text-left text-14">
        <thead>
          <tr className="max-sm:block">
            <th scope="col" className="w-[30%] px-4 py-3.5 max-sm:sr-only">
              {t('what')}
            </th>
            <th scope="col" className="px-4 py-3.5 text-16 font-bold max-sm:inline-block max-sm:w-1/2">
              {t(own ? 'free' : 'now')}
            </th>
            <th
              scope="col"
              className="bg-primary-tint px-4 py-3.5 text-16 font-bold text-primary-text max-sm:inline-block max-sm:w-1/2"
            >
              {t(own ? 'now' : 'with')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, free, premium }) => (
            <tr
              key={key}
              className="border-t border-line align-top max-sm:grid max-sm:grid-cols-2 max-sm:bg-linear-to-r max-sm:from-transparent max-sm:from-50% max-sm:to-primary-tint max-sm:to-50%"
            >
              <th scope="row" className="px-4 pt-3 font-bold max-sm:col-span-2 max-sm:pb-2 sm:py-3.5">
                {title}
              </th>
              <td className="px-4 pt-1 pb-3 sm:py-3.5">
                <CellContent {...free} />
              </td>
              <td className="px-4 pt-1 pb-3 sm:bg-primary-tint sm:py-3.5">
                <CellContent {...premium} strong />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CellContent({ strip, main, note, strong }: Cell & { strong?: boolean }) {
  return (
    <>
      {strip}
      <b className={strong ? 'block text-16 text-primary-text tabular-nums' : 'block text-16 tabular-nums'}>
        {main}
      </b>
      {note && <span className={strong ? '' : 'text-muted'}>{note}</span>}
    </>
  )
}

function useRows(used: Used): Row[] {
  const t = useTranslations('premium.table')
  const credits = useTranslations('credits')
  const { number } = useFormatter()
  const own = useUser()?.paid_user
  const settings = useSettings()
  const gift = settings?.gift_credits ?? 0
  const cost = {
    main: credits('credits_plain', { n: settings?.message_credits ?? 0 }),
    note: t('others', { photo: settings?.photo_credits ?? 0, from: gift, to: gift * 5 }),
  }
  const usedPhotos = t('used', { n: used.own_photos })
  return [
    {
      key: 'photos',
      title: t('photos'),
      free: { strip: <PhotoStrip locked />, main: t('first'), note: t('blurred') },
      premium: { strip: <PhotoStrip />, main: t('all_photos'), note: t('clear') },
    },
    {
      key: 'own',
      title: t('own'),
      free: { main: number(limits.freePhotos), note: own ? undefined : usedPhotos },
      premium: { main: number(limits.premiumPhotos), note: own ? usedPhotos : undefined },
    },
    {
      key: 'start',
      title: t('start'),
      free: {
        main: t('conversations', { n: limits.freeConversations }),
        note: own ? undefined : t('started', { n: used.conversations_started }),
      },
      premium: { main: t('any') },
    },
    {
      key: 'history',
      title: t('history'),
      free: { main: t('last', { n: limits.freeHistory }), note: t('each') },
      premium: { main: t('whole'), note: t('each') },
    },
    { key: 'costs', title: t('costs'), free: cost, premium: cost },
  ]
}
