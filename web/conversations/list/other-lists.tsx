import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { archive, chevronLeft, messageCircleQuestionMark } from '#ui/icons.ts'

type OtherList = 'archived' | 'requests'

const most = 99

/** The way from the list of conversations to another one, as long as there is something in it. */
export function ListLink({ list, count }: { list: OtherList; count: number }) {
  const t = useTranslations('chatHome')
  if (count === 0) return null
  return (
    <Link
      to={`/chats?list=${list}`}
      className="flex min-h-11 items-center gap-3 rounded-card px-2.5 py-2 text-14 font-semibold text-text no-underline hover:bg-control/10 focus-visible:-outline-offset-3"
    >
      <span className="grid w-13 flex-none place-items-center text-muted">
        <Icon icon={list === 'archived' ? archive : messageCircleQuestionMark} size={20} />
      </span>
      {t(`${list}_link`, { count: count > most ? `${most}+` : String(count) })}
    </Link>
  )
}

/** What another list is, and the way back. */
export function ListTitle({ list }: { list: OtherList }) {
  const t = useTranslations('chatHome')
  return (
    <div className="grid justify-items-start gap-1 px-2.5 pb-3">
      <Link to="/chats" className="inline-flex min-h-9 items-center gap-1 text-14 font-semibold">
        <Icon icon={chevronLeft} size={18} />
        {t('all')}
      </Link>
      <p className="text-16 font-bold">{t(`${list}_title`)}</p>
      <p className="text-14 text-muted">{t(`${list}_hint`)}</p>
    </div>
  )
}
