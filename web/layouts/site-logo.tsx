import { Link, useLocation } from 'react-router'
import { nicheNamed } from '#common/niches.ts'
import { Logo } from '../brand/logo.tsx'
import { useSettings, useUser } from '../platform/api/site-and-user.tsx'
import { withTracking } from '../platform/api/tracking.ts'

/** The logo links home: a member to the search, a visitor to the index page. */
export function SiteLogo() {
  const settings = useSettings()
  const user = useUser()
  const { search } = useLocation()
  const logo = <Logo niche={nicheNamed(settings?.niche)} name={settings?.name ?? 'Serenade'} />
  const look = 'inline-flex min-h-11 flex-none items-center rounded-small max-[359px]:[&_svg:last-child]:h-6'
  return (
    <Link to={user ? '/members' : withTracking('/', search)} reloadDocument={!user} className={look}>
      {logo}
    </Link>
  )
}
