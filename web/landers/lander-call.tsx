import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { useSettings } from '../site/api/site-and-user.tsx'
import { withTracking } from '../site/api/tracking.ts'
import { useOpenToVisitors } from '../site/page/use-open-to-visitors.ts'

type LanderCallProps = {
  /** What the button says. */
  label: string
  /** The signup, unless it is for a member. */
  to?: string
  /** Whether somebody on the page is drawn. */
  drawn?: boolean
  className?: string
}

/** The one thing that a lander asks for, the way to look around first, and who the people on it are. */
export function LanderCall({ label, to = '/signup', drawn = true, className }: LanderCallProps) {
  const t = useTranslations('landers')
  const join = useTranslations('index.join')
  const { search } = useLocation()
  const { signups, search: looking } = useOpenToVisitors()
  const minAge = useSettings()?.min_age ?? limits.minAge
  return (
    <div className={classNames('lander-call', className)}>
      {signups ? (
        <ButtonLink to={withTracking(to, search)} reloadDocument size="lg" block>
          {label}
        </ButtonLink>
      ) : (
        <p className="font-bold">{join('closed')}</p>
      )}
      {looking && (
        <TextLink to={withTracking('/members', search)} reloadDocument quiet className="lander-look">
          {join('look')}
        </TextLink>
      )}
      <p className="lander-note">{t(drawn ? 'drawn' : 'free', { min_age: minAge })}</p>
    </div>
  )
}
