import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { SeldomDrawing } from '#web/brand/seldom-drawing.tsx'
import { chatsQuery } from '../conversations-query.ts'
import { ChatList } from './chat-list.tsx'

/** From 992 px on the list and the conversation side by side; below that, the open conversation or else the list. */
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
          <Title
            id="chat-list-title"
            className="flex min-h-9 items-center px-4 pt-5 pb-2 text-24 font-extrabold lg:pt-4"
          >
            {t('title')}
          </Title>
          <div className="px-1.5 pb-4">
            <ChatList />
          </div>
        </section>
        {children ? (
          <div className="moving-thread grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)]">{children}</div>
        ) : (
          <NoneChosen />
        )}
      </div>
    </div>
  )
}

/** Beside an empty list it stays empty too: the list explains what to do. */
function NoneChosen() {
  const t = useTranslations('conversations')
  const { api } = usePageData()
  const { data } = useInfiniteQuery(chatsQuery(api))
  const some = data?.pages.some(({ chats }) => chats.length > 0)
  return (
    <div className="hidden place-content-center bg-bg lg:grid">
      {some && (
        <EmptyState
          drawing={<SeldomDrawing name="newConversation" />}
          title={t('choose_title')}
          text={t('choose_text')}
        />
      )}
    </div>
  )
}
