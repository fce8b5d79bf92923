import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon, type IconNode } from '#ui/icon.tsx'
import { chevronRight, circleUserRound, receiptText } from '#ui/icons.ts'
import { settingsSections } from './settings-sections.ts'
import { useCurrentSection } from './use-current-section.ts'

const ids = settingsSections.map(({ id }) => id)

type EntryProps = { to: string; icon: IconNode; label: string; current?: boolean; onClick?: () => void }

/** What there is to set, in one list: on a phone before the sections, on a desktop beside them. */
export function SettingsContents() {
  const t = useTranslations('settings')
  const nav = useTranslations('app.nav')
  const current = useCurrentSection(ids)
  return (
    <nav
      aria-label={t('contents')}
      className="lg:sticky lg:top-[calc(var(--bar)+24px)] lg:col-span-4 lg:self-start xl:col-span-3 low:static"
    >
      <ul className="rounded-card border border-line bg-surface max-lg:divide-y max-lg:divide-line lg:-ml-4 lg:border-0 lg:bg-transparent">
        <Entry to="/profile" icon={circleUserRound} label={nav('profile')} />
        <Entry to="/transactions" icon={receiptText} label={nav('payments')} />
        {settingsSections.map(({ id, icon }) => (
          <Entry
            key={id}
            to={`#${id}`}
            icon={icon}
            label={t(`sections.${id}`)}
            current={id === current}
            onClick={() => document.getElementById(`${id}-title`)?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </nav>
  )
}

function Entry({ to, icon, label, current, onClick }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        onClick={onClick}
        aria-current={current ? 'location' : undefined}
        className="mark-beside flex min-h-12 items-center gap-3 px-4 py-2 text-14 font-semibold no-underline hover:text-primary-text focus-visible:-outline-offset-3 lg:rounded-card lg:text-muted lg:hover:bg-control/10 lg:hover:text-text lg:aria-[current=location]:bg-primary-tint lg:aria-[current=location]:text-primary-text"
      >
        <Icon icon={icon} size={20} className="flex-none" />
        <span className="min-w-0 flex-1">{label}</span>
        <Icon icon={chevronRight} size={18} className="flex-none text-muted lg:hidden" />
      </Link>
    </li>
  )
}
