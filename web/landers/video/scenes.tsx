import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { check, heart, venetianMask as mask, sendHorizontal as send } from '#ui/icons.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { Example } from '../example-people.ts'
import './scenes.css'

/** The film's six scenes, one over the other. Their order is that of the captions, which say what they show. */
export function Scenes({ people }: { people: Example[] }) {
  const fields = useTranslations('fields.fictional')
  const cost = useSettings()?.message_credits
  const [first, second, third] = people
  return (
    <div aria-hidden="true" className="film-scenes">
      <div data-scene={0} className="film-scene">
        <div className="film-card">
          {[0, 1, 2].map((line) => (
            <span key={line} className="film-answer" data-line={line}>
              <i />
              <Icon icon={check} size={18} />
            </span>
          ))}
        </div>
      </div>
      <div data-scene={1} className="film-scene film-street">
        {people.map((person) => (
          <Arch key={person.name} person={person} />
        ))}
      </div>
      <div data-scene={2} className="film-scene film-pair">
        <Arch person={first} />
        <span className="film-heart">
          <Icon icon={heart} size={56} />
        </span>
        <Arch person={second} />
      </div>
      <div data-scene={3} className="film-scene">
        <div className="film-chat">
          <span className="film-bubble" />
          <span className="film-bubble film-bubble-own" />
          <span className="film-send">
            <b className="film-cost">{cost}</b>
            <Icon icon={send} size={22} />
          </span>
        </div>
      </div>
      <div data-scene={4} className="film-scene film-pair">
        <span className="film-labelled">
          <Arch person={third} />
          <span className="film-label">
            <Icon icon={mask} size={16} />
            {fields('singular')}
          </span>
        </span>
      </div>
      <div data-scene={5} className="film-scene film-pair film-close">
        <Arch person={first} />
        <Arch person={second} />
      </div>
    </div>
  )
}

function Arch({ person }: { person: Example | undefined }) {
  return <img src={person?.small} alt="" width={288} height={384} className="film-arch" />
}
