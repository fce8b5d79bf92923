import { useTranslations } from 'use-intl'
import type { Chat } from '#common/wire/conversations.ts'
import { Icon } from '#ui/icon.tsx'
import { archive, archiveArrowUp, bell, bellOff, pin, pinOff } from '#ui/icons.ts'
import { MenuItem } from '#ui/overlay/menu-item.tsx'
import { useChangeChat } from './use-change-chat.ts'

type ChatOptionsProps = {
  chat: Chat
  onArchived?: () => void
}

/** The entries of a menu by which a member pins, mutes and archives a conversation. A request can only be muted. */
export function ChatOptions({ chat, onArchived }: ChatOptionsProps) {
  const t = useTranslations('chatHome')
  const change = useChangeChat(chat.conversation)
  const { pinned, muted, archived } = chat
  return (
    <>
      {!chat.request && (
        <MenuItem
          icon={<Icon icon={pinned ? pinOff : pin} size={18} />}
          onSelect={() => change({ pinned: !pinned })}
        >
          {pinned ? t('unpin') : t('pin')}
        </MenuItem>
      )}
      <MenuItem
        icon={<Icon icon={muted ? bell : bellOff} size={18} />}
        onSelect={() => change({ muted: !muted })}
      >
        {muted ? t('unmute') : t('mute')}
      </MenuItem>
      {!chat.request && (
        <MenuItem
          icon={<Icon icon={archived ? archiveArrowUp : archive} size={18} />}
          onSelect={() => {
            change({ archived: !archived })
            if (!archived) onArchived?.()
          }}
        >
          {archived ? t('unarchive') : t('archive')}
        </MenuItem>
      )}
    </>
  )
}
