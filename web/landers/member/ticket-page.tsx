import { useTranslations } from 'use-intl'
import { fieldKey } from '#common/profiles/profile-fields.ts'
import { bold } from '#ui/rich-text.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { LanderCall } from '../lander-call.tsx'
import { LanderFrame } from '../lander-frame.tsx'
import { fromServer } from '../lander-loader.ts'
import { useLanderNiche } from '../lander-niche.ts'
import { memberLanderLoader } from './member-loader.ts'
import { useWanted, WantedPhoto } from './wanted.tsx'
import './ticket.css'
import './wanted.css'

export const loader = memberLanderLoader(['profiles'])
export const clientLoader = fromServer
export const handle = { layout: 'lander', light: true, personal: true }

const acts = 3

/** A ticket for two: the member on the poster, the programme from what they like, and a stub to tear off. */
export default function TicketPage() {
  const t = useTranslations('landers.member')
  const card = useTranslations('profiles.card')
  const fields = useTranslations('fields.interests')
  const niche = useLanderNiche()
  const site = useSettings()?.name ?? ''
  const { person, name, place, signup } = useWanted()
  return (
    <LanderFrame title={t('ticket.title')} niche={niche} night className="ticket">
      <span className="ticket-lights" aria-hidden="true" />
      <div className="ticket-paper off-night">
        <div className="ticket-poster">
          <WantedPhoto person={person} />
        </div>
        <div className="ticket-main">
          <p className="ticket-site">{site}</p>
          <h1 className="display lander-heading">{t.rich('ticket.heading', { b: bold })}</h1>
          <dl className="ticket-facts">
            <div>
              <dt>{t('ticket.with')}</dt>
              <dd>{person ? card('name_age', { name, age: person.age }) : name}</dd>
            </div>
            {person && (
              <div>
                <dt>{t('ticket.from')}</dt>
                <dd>{place}</dd>
              </div>
            )}
            {person && person.interests.length > 0 && (
              <div>
                <dt>{t('ticket.programme')}</dt>
                <dd>
                  {person.interests
                    .slice(0, acts)
                    .map((interest) => fields(fieldKey(interest)))
                    .join(' · ')}
                </dd>
              </div>
            )}
            <div>
              <dt>{t('ticket.when')}</dt>
              <dd>{t('ticket.soon')}</dd>
            </div>
          </dl>
          {person?.is_fictional && <FictionalNote />}
        </div>
        <div className="ticket-stub">
          <p className="ticket-admit">{t('ticket.stub')}</p>
          <LanderCall label={t('ticket.cta')} to={signup} drawn={false} />
        </div>
      </div>
    </LanderFrame>
  )
}
