import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyChats } from '../brand/drawings/empty-chats.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ChatList } from './chat-list.tsx'

/** List and conversation side by side from 992 px on; below, the conversation that is open, else the list. */
export function ConversationPanes({ children }: { children?: ReactNode }) {
  const t = useTranslations('conversations')
  const Title = children ? 'h2' : 'h1'
  return (
    <div className="h-full lg:wrap lg:py-5">
      <div className="grid h-full min-h-0 bg-surface lg:grid-cols-[360px_minmax(0,1fr)] lg:overflow-hidden lg:rounded-panel lg:border lg:border-line">
        <section
          aria-labelledby="chat-list-title"
          className={classNames(
            'min-h-0 flex-col overflow-y-auto lg:flex lg:border-r lg:border-line',
            children ? 'hidden' : 'flex',
          )}
        >
          <Title id="chat-list-title" className="px-4 pt-4 pb-2 text-24 font-extrabold">
            {t('title')}
          </Title>
          <div className="px-1.5 pb-4">
            <ChatList />
          </div>
        </section>
        {children ?? (
          <div className="hidden place-content-center bg-bg lg:grid">
            <EmptyState drawing={<EmptyChats />} title={t('choose_title')} text={t('choose_text')} />
          </div>
        )}
      </div>
    </div>
  )
}
