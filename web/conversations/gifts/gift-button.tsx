import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { gift as giftIcon } from '#ui/icons.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'

const GiftSheet = lazyPart(async () => ({ default: (await import('./gift-sheet.tsx')).GiftSheet }))

/** On a member's profile: gives a gift without leaving it. */
export function GiftButton({ to }: { to: ProfileCard }) {
  const t = useTranslations('messageKinds.gift')
  const user = useUser()
  const toast = useToast()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  if (!user || user.id === to.id) return null

  function sent(conversation: string | null) {
    setOpen(false)
    if (!conversation) return toast({ text: t('waits', { name: to.name }) })
    const onAction = () => void navigate(`/chats/${conversation}`)
    toast({ text: t('on_its_way', { name: to.name }), action: { label: t('to_chat'), onAction } })
  }
  return (
    <>
      <IconButton
        variant="line"
        size="lg"
        label={t('button')}
        icon={<Icon icon={giftIcon} size={22} />}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
        className="flex-none!"
      />
      {wanted && (
        <Suspense>
          <GiftSheet
            me={user.id}
            to={to}
            quote={null}
            open={open}
            onClose={() => setOpen(false)}
            onSent={sent}
          />
        </Suspense>
      )}
    </>
  )
}
