import { heart, x } from '#ui/icons.ts'
import './match-popup.css'
import { useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { bold } from '#ui/rich-text.tsx'
import { Stave } from '#web/brand/stave.tsx'
import { useLike } from '#web/likes/use-like.ts'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { PhotoLink } from './match-photos.tsx'
import { PopupTexts } from './popup-texts.tsx'
import { useCloseOnLeaving } from './use-close-on-leaving.ts'

type LikePopupProps = { member: ProfileCard; onClose: () => void }

/** The popup about a new like (spec §2): the photo and a button open the profile. */
export function LikePopup(props: LikePopupProps) {
  return (
    <PopupTexts>
      <Popup {...props} />
    </PopupTexts>
  )
}

function Popup({ member, onClose }: LikePopupProps) {
  const t = useTranslations('likes.popup')
  const like = useLike()
  useCloseOnLeaving(onClose)
  function likeBack() {
    void like(member)
    onClose()
  }
  return (
    <Modal open onClose={onClose} aria-labelledby="liker-title" className="on-night bg-night! text-on-night!">
      <Stave className="h-80!" />
      <IconButton
        label={t('close')}
        icon={<Icon icon={x} size={22} />}
        onClick={onClose}
        className="absolute! top-3 right-3 z-4"
      />
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-9 pb-5 text-center sm:px-9 low:flex-none low:overflow-visible">
        <div className="match-windows relative mx-auto w-fit">
          <PhotoLink member={member} onOpen={onClose} />
          <span className="match-heart absolute inset-x-0 z-2 -bottom-8 mx-auto grid size-16 place-items-center rounded-full border-6 border-night bg-white text-like">
            <Icon icon={heart} size={28} className="fill-current" />
          </span>
        </div>
        <h2 id="liker-title" className="display mt-13 text-32 wrap-anywhere text-balance">
          {t.rich('like_title', { name: member.name, b: bold })}
        </h2>
        <p className="mt-2 text-balance text-on-night-muted">{t('like_text')}</p>
        {member.is_fictional && <FictionalNote className="mt-5 text-left text-text" />}
      </div>
      <div className="relative grid gap-1 px-5 pt-1 pb-[calc(12px+env(safe-area-inset-bottom))] text-center sm:px-9 sm:pb-6">
        <ButtonLink to={`/members/${member.id}`} size="lg" block onClick={onClose}>
          {t('view')}
        </ButtonLink>
        <Button variant="ghost" block onClick={likeBack}>
          {t('like_back')}
        </Button>
      </div>
    </Modal>
  )
}
