import { Link, useLocation } from 'react-router'
import { niches } from '#common/niches.ts'
import { Logo } from '../brand/logo.tsx'
import { useSettings, useUser } from '../platform/api/site-and-user.tsx'
import { withTracking } from '../platform/api/tracking.ts'

/** The logo leads home: to the search for a member, to the index, which is a page of its own, for a visitor. */
export function SiteLogo() {
  const settings = useSettings()
  const user = useUser()
  const { search } = useLocation()
  const logo = (
    <Logo niche={niches[(settings?.niche ?? 1) as keyof typeof niches]} name={settings?.name ?? 'Serenade'} />
  )
  const look = 'inline-flex min-h-11 flex-none items-center rounded-small max-[359px]:[&_svg:last-child]:h-6'
  return (
    <Link to={user ? '/members' : withTracking('/', search)} reloadDocument={!user} className={look}>
      {logo}
    </Link>
  )
}
