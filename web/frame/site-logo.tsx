import { Link, useLocation } from 'react-router'
import { nicheNamed } from '#common/sites/niches.ts'
import { classNames } from '#ui/class-names.ts'
import { Logo } from '../brand/logo.tsx'
import { Mark } from '../brand/mark.tsx'
import { useSettings, useUser } from '../site/api/site-and-user.tsx'
import { withTracking } from '../site/api/tracking.ts'

/** The logo links home: a member to the search, a visitor to the index page. On a photo a member sees its mark alone. */
export function SiteLogo({ on }: { on?: 'photo' }) {
  const settings = useSettings()
  const user = useUser()
  const { search } = useLocation()
  const [niche, name] = [nicheNamed(settings?.niche), settings?.name ?? 'Serenade']
  const markAlone = on === 'photo' && user !== null
  return (
    <Link
      to={user ? '/members' : withTracking('/', search)}
      reloadDocument={!user}
      className={classNames(
        'inline-flex min-h-11 flex-none items-center max-[359px]:[&_svg:last-child]:h-6',
        on === 'photo' ? 'rounded-full bg-ink/60 text-white focus-visible:outline-white' : 'rounded-small',
        on === 'photo' && (markAlone ? 'w-11 justify-center' : 'on-night px-3.5'),
      )}
    >
      {markAlone ? (
        <>
          <Mark niche={niche} className="h-7" />
          <span className="sr-only">{name}</span>
        </>
      ) : (
        <Logo niche={niche} name={name} />
      )}
    </Link>
  )
}
