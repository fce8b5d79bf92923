import { type ComponentType, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { gift as giftIcon, image, plus } from '#ui/icons.ts'
import { DropdownMenu } from '#ui/overlay/dropdown-menu.tsx'
import { MenuItem } from '#ui/overlay/menu-item.tsx'
import type { AttachmentSheetProps } from './attachment-sheet-props.ts'

type Kind = 'gift' | 'gif' | 'photo'

const sheets: Record<Kind, ComponentType<AttachmentSheetProps>> = {
  gift: lazyPart(async () => ({ default: (await import('../gifts/gift-sheet.tsx')).GiftSheet })),
  gif: lazyPart(async () => ({ default: (await import('../gifs/gif-sheet.tsx')).GifSheet })),
  photo: lazyPart(async () => ({ default: (await import('../pictures/photo-sheet.tsx')).PhotoSheet })),
}
const icons: Record<Kind, Elements> = {
  gift: <Icon icon={giftIcon} size={22} />,
  gif: (
    <span aria-hidden="true" className="text-14 font-extrabold">
      GIF
    </span>
  ),
  photo: <Icon icon={image} size={22} />,
}
const kinds = ['gift', 'gif', 'photo'] as const

type AttachmentsProps = Omit<AttachmentSheetProps, 'open' | 'onClose'>

/** The ways to send what is no text: three buttons on a desktop, a menu on a phone. Each opens a sheet, which is loaded then. */
export function Attachments(props: AttachmentsProps) {
  const t = useTranslations('messageKinds')
  const [kind, setKind] = useState<Kind | null>(null)
  const [wanted, setWanted] = useState<Kind | null>(null)
  const Opened = wanted && sheets[wanted]
  function show(next: Kind) {
    setWanted(next)
    setKind(next)
  }
  return (
    <>
      <div className="hidden items-end md:flex">
        {kinds.map((each) => (
          <IconButton
            key={each}
            size="lg"
            label={t(`${each}.button`)}
            icon={icons[each]}
            aria-haspopup="dialog"
            onClick={() => show(each)}
          />
        ))}
      </div>
      <div className="md:hidden">
        <DropdownMenu
          align="start"
          trigger={(trigger) => (
            <IconButton {...trigger} size="lg" label={t('attach')} icon={<Icon icon={plus} size={24} />} />
          )}
        >
          {kinds.map((each) => (
            <MenuItem key={each} icon={icons[each]} onSelect={() => show(each)}>
              {t(`${each}.button`)}
            </MenuItem>
          ))}
        </DropdownMenu>
      </div>
      {Opened && (
        <Suspense>
          <Opened
            {...props}
            open={kind === wanted}
            onClose={() => setKind(null)}
            onSent={(conversation) => {
              setKind(null)
              props.onSent(conversation)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
