import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { tabLook } from '#ui/tabs.tsx'

/** Which of the two the address asks for. */
export function shows(search: URLSearchParams): 'credits' | 'payments' {
  return search.get('show') === 'credits' ? 'credits' : 'payments'
}

/** Switches between the payments and the statement of the credits. */
export function PaymentViews() {
  const t = useTranslations('payments.views')
  const [search] = useSearchParams()
  const views = [
    { name: 'payments', to: '/transactions', label: t('payments') },
    { name: 'credits', to: '/transactions?show=credits', label: t('statement') },
  ]
  return (
    <nav aria-label={t('label')} className="border-b border-line">
      <ul className="flex gap-1">
        {views.map(({ name, to, label }) => (
          <li key={name}>
            <Link to={to} aria-current={shows(search) === name ? 'page' : undefined} className={tabLook}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
