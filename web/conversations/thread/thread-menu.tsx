import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Chat } from '#common/wire/conversations.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ellipsis, trash as trash2, userRound } from '#ui/icons.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { DropdownMenu } from '#ui/overlay/dropdown-menu.tsx'
import { MenuItem, MenuSeparator } from '#ui/overlay/menu-item.tsx'
import { useSafety } from '#web/safety/use-safety.tsx'
import { hideChat } from '../chat-lists-query.ts'
import { ChatOptions } from '../list/chat-options.tsx'
import { useRemoveConversation } from './use-remove-conversation.ts'

type ThreadMenuProps = {
  profile: ProfileCard
  /** Null before the first message. */
  chat: Chat | null
}

/** The menu of a conversation: show the profile, pin, mute, archive, delete, block, report. */
export function ThreadMenu({ profile, chat }: ThreadMenuProps) {
  const t = useTranslations('conversations')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { mutate: remove } = useRemoveConversation(chat?.conversation ?? '')
  const queries = useQueryClient()
  const safety = useSafety(profile, {
    subject: chat ? 'conversation' : 'profile',
    leaveTo: '/chats',
    onBlocked: () => chat && hideChat(queries, chat.conversation),
  })
  return (
    <>
      <DropdownMenu
        trigger={(props) => (
          <IconButton {...props} label={t('menu')} icon={<Icon icon={ellipsis} size={22} />} />
        )}
      >
        <MenuItem to={`/members/${profile.id}`} icon={<Icon icon={userRound} size={18} />}>
          {t('view_profile')}
        </MenuItem>
        {chat && <ChatOptions chat={chat} onArchived={() => navigate('/chats')} />}
        {chat && (
          <MenuItem danger icon={<Icon icon={trash2} size={18} />} onSelect={() => setAsking(true)}>
            {t('delete')}
          </MenuItem>
        )}
        <MenuSeparator />
        {safety.entries}
      </DropdownMenu>
      {safety.dialogs}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('delete_title', { name: profile.name })}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                remove()
                void navigate('/chats', { replace: true })
              }}
            >
              {t('delete')}
            </Button>
          </>
        }
      >
        <p>{t('delete_text', { name: profile.name })}</p>
      </Dialog>
    </>
  )
}
