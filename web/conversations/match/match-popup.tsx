import './match-popup.css'
import { useQueryClient } from '@tanstack/react-query'
import heart from 'lucide/dist/esm/icons/heart.mjs'
import x from 'lucide/dist/esm/icons/x.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IntlProvider, useLocale, useTranslations } from 'use-intl'
import { Stave } from '#web/brand/stave.tsx'
import { useUser } from '#web/platform/api/site-and-user.tsx'
import { useTabText } from '#web/platform/page/tab-text.ts'
import { cachedMessages } from '#web/platform/texts/messages.ts'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { ButtonLink } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { bold } from '#web/ui/rich-text.tsx'
import { draftKey } from '../composer/draft.ts'
import { type Opened, useOpeners } from '../openers/openers.ts'
import { MatchOpeners, WayToChat } from './match-actions.tsx'
import { MatchPhotos } from './match-photos.tsx'

type MatchPopupProps = { member: Opened; onClose: () => void }

/**
 * The popup about a match: both photos, openers and two links. It closes with either link, and when the page changes.
 */
export function MatchPopup(props: MatchPopupProps) {
  return (
    <PopupTexts>
      <Popup {...props} />
    </PopupTexts>
  )
}

function Popup({ member, onClose }: MatchPopupProps) {
  const t = useTranslations('likes.popup')
  const { name } = member
  const user = useUser()
  const openers = useOpeners(member, 2)
  const [draft] = useTabText(draftKey(user?.id ?? '', member.id))
  const [opener, setOpener] = useState<string | null>(null)
  useCloseOnLeaving(onClose)
  return (
    <Modal open onClose={onClose} aria-labelledby="match-title" className="on-night bg-night! text-on-night!">
      <Stave className="h-80!" />
      <IconButton
        label={t('close')}
        icon={<Icon icon={x} size={22} />}
        onClick={onClose}
        className="absolute! top-3 right-3 z-4"
      />
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-9 pb-4 text-center sm:px-9 low:flex-none low:overflow-visible">
        <div className="match-windows relative mx-auto w-fit">
          <MatchPhotos member={member} onOpen={onClose} />
          <span className="match-heart absolute inset-x-0 z-2 -bottom-8 mx-auto grid size-16 place-items-center rounded-full border-6 border-night bg-white text-like">
            <Icon icon={heart} size={28} className="fill-current" />
          </span>
        </div>
        <h2 id="match-title" className="display mt-13 text-40">
          {t.rich('title', { b: bold })}
        </h2>
        <p className="mt-2 text-on-night-muted">{t('text', { name })}</p>
        {member.is_fictional && <FictionalNote className="mt-5 text-left text-text" />}
        {!draft && <MatchOpeners openers={openers} chosen={opener} onChoose={setOpener} />}
      </div>
      <div className="relative px-5 pt-1 pb-[calc(12px+env(safe-area-inset-bottom))] text-center sm:px-9 sm:pb-6">
        <WayToChat member={member} opener={opener} onLeave={onClose} />
        <ButtonLink to={`/members/${member.id}`} variant="ghost" block onClick={onClose}>
          {t('view')}
        </ButtonLink>
      </div>
    </Modal>
  )
}

function useCloseOnLeaving(onClose: () => void): void {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) onClose()
  }, [key, onClose])
}

/** The page below may not have loaded these texts; the host has put them into the cache. */
function PopupTexts({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const locale = useLocale()
  const texts = (name: string) => cachedMessages(queries, name) ?? {}
  return (
    <IntlProvider
      locale={locale}
      messages={{ likes: texts('likes'), fields: texts('fields'), openers: texts('openers') }}
      timeZone="UTC"
    >
      {children}
    </IntlProvider>
  )
}
