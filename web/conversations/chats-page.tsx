import { type MetaFunction, type Params, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { contactQuery } from '../profiles/contact/contact-query.ts'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { chatListQuery } from './chat-lists-query.ts'
import { conversationQuery } from './conversations-query.ts'
import { ConversationPanes } from './list/conversation-panes.tsx'
import { listNameOf } from './list/use-list-name.ts'
import { placeOf } from './thread/history-place.ts'
import { Thread } from './thread/thread.tsx'

const load = memberPageLoader(
  [
    'chatHome',
    'chatLive',
    'chatSafety',
    'chatSending',
    'conversations',
    'gifts',
    'messageKinds',
    'fields',
    'prompts',
    'theirProfile',
    'safety',
  ],
  async ({ api, queries, params, url }) => {
    await Promise.all([
      queries.ensureInfiniteQueryData(chatListQuery(api, listNameOf(url.searchParams))),
      queries.ensureQueryData(contactQuery(api)),
      params.id &&
        queries.ensureInfiniteQueryData(conversationQuery(api, params.id, placeOf(url.searchParams))),
    ])
  },
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'chat', alone: (params: Params) => params.id !== undefined }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function ChatsPage() {
  const t = useTranslations('conversations')
  const { id } = useParams()
  return (
    <>
      <PageTitle title={t('title')} />
      <ConversationPanes>{id && <Thread key={id} id={id} />}</ConversationPanes>
    </>
  )
}
