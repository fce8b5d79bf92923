import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { x } from '#ui/icons.ts'
import { Modal } from '#ui/overlay/modal.tsx'
import { Stave } from '#web/brand/stave.tsx'
import type { Opened } from '../openers/openers.ts'
import { WayToChat } from './match-actions.tsx'
import { MatchView, useMatchOpeners } from './match-view.tsx'
import { PopupTexts } from './popup-texts.tsx'
import { useCloseOnLeaving } from './use-close-on-leaving.ts'

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
  const choice = useMatchOpeners(member)
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
        <MatchView member={member} choice={choice} heading="h2" titleId="match-title" onOpen={onClose} />
      </div>
      <div className="relative px-5 pt-1 pb-[calc(12px+env(safe-area-inset-bottom))] text-center sm:px-9 sm:pb-6">
        <WayToChat member={member} opener={choice.chosen} onLeave={onClose} />
        <ButtonLink to={`/members/${member.id}`} variant="ghost" block onClick={onClose}>
          {t('view')}
        </ButtonLink>
      </div>
    </Modal>
  )
}
