import { heart } from '#ui/icons.ts'
import './match-popup.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDeviceText } from '#client/page/device-text.ts'
import { Icon } from '#ui/icon.tsx'
import { bold } from '#ui/rich-text.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { draftKey } from '../composer/draft.ts'
import { type Opened, useOpeners } from '../openers/openers.ts'
import { MatchOpeners } from './match-actions.tsx'
import { MatchPhotos } from './match-photos.tsx'

/** The opener that a member has chosen for the first message, and those offered; none while a draft waits. */
export function useMatchOpeners(member: Opened) {
  const user = useUser()
  const openers = useOpeners(member, 2)
  const [draft] = useDeviceText(draftKey(user?.id ?? '', member.id))
  const [chosen, onChoose] = useState<string | null>(null)
  return { openers: draft ? [] : openers, chosen, onChoose }
}

type MatchViewProps = {
  member: Opened
  choice: ReturnType<typeof useMatchOpeners>
  heading: 'h1' | 'h2'
  titleId: string
  onOpen?: () => void
}

/** Both photos, the news, and openers: in the popup, and on the page of a match. */
export function MatchView({ member, choice, heading: Heading, titleId, onOpen }: MatchViewProps) {
  const t = useTranslations('likes.popup')
  return (
    <>
      <div className="match-windows relative mx-auto w-fit">
        <MatchPhotos member={member} onOpen={onOpen} />
        <span className="match-heart absolute inset-x-0 z-2 -bottom-8 mx-auto grid size-16 place-items-center rounded-full border-6 border-night bg-white text-like">
          <Icon icon={heart} size={28} className="fill-current" />
        </span>
      </div>
      <Heading id={titleId} className="display mt-13 text-40">
        {t.rich('title', { b: bold })}
      </Heading>
      <p className="mt-2 text-on-night-muted">{t('text', { name: member.name })}</p>
      {member.is_fictional && <FictionalNote className="mt-5 text-left text-text" />}
      <MatchOpeners {...choice} />
    </>
  )
}
