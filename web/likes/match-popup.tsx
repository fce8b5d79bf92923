import './match-popup.css'
import { useQueryClient } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type AbstractIntlMessages, IntlProvider, useLocale, useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/profiles.ts'
import { Stave } from '../brand/stave.tsx'
import { FictionalNote } from '../profiles/fictional-note.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Modal } from '../ui/modal.tsx'
import { bold } from '../ui/rich-text.tsx'
import { MatchPhotos } from './match-photos.tsx'

type MatchPopupProps = { member: ProfileCard; onClose: () => void }

/** It is mutual: both photos, and the two ways on. Any of them closes it, and so does leaving the page. */
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
  useCloseOnLeaving(onClose)
  return (
    <Modal open onClose={onClose} aria-labelledby="match-title" className="on-night bg-night! text-on-night!">
      <Stave className="h-80!" />
      <IconButton
        label={t('close')}
        icon={<X size={22} aria-hidden="true" />}
        onClick={onClose}
        className="absolute! top-3 right-3 z-4"
      />
      <div className="relative overflow-y-auto px-5 pt-9 pb-[calc(20px+env(safe-area-inset-bottom))] text-center sm:px-9 sm:pb-8">
        <div className="relative mx-auto w-fit">
          <MatchPhotos member={member} onOpen={onClose} />
          <span className="match-heart absolute inset-x-0 z-2 -bottom-8 mx-auto grid size-16 place-items-center rounded-full border-6 border-night bg-white text-like">
            <Heart size={28} aria-hidden="true" className="fill-current" />
          </span>
        </div>
        <h2 id="match-title" className="display mt-13 text-40">
          {t.rich('title', { b: bold })}
        </h2>
        <p className="mt-2 text-on-night-muted">{t('text', { name })}</p>
        {member.is_fictional && <FictionalNote className="mt-5 text-left text-text" />}
        <div className="mt-6 grid gap-2.5">
          <ButtonLink to={`/members/${member.id}/chat`} size="lg" block onClick={onClose}>
            {t('write', { name })}
          </ButtonLink>
          <ButtonLink to={`/members/${member.id}`} variant="ghost" block onClick={onClose}>
            {t('view')}
          </ButtonLink>
        </div>
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

/** The page underneath may never have needed these texts; the host has fetched them. */
function PopupTexts({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const locale = useLocale()
  const texts = (name: string) => queries.getQueryData<AbstractIntlMessages>(['messages', name])
  return (
    <IntlProvider
      locale={locale}
      messages={{ likes: texts('likes'), fields: texts('fields') }}
      timeZone="UTC"
    >
      {children}
    </IntlProvider>
  )
}
