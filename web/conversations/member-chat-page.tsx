import { useSuspenseQuery } from '@tanstack/react-query'
import { type MetaFunction, replace, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { contactQuery } from '../profiles/contact/contact-query.ts'
import { profileQuery } from '../profiles/profiles-query.ts'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { chatsQuery } from './conversations-query.ts'
import { ConversationPanes } from './list/conversation-panes.tsx'
import { ConversationStart } from './openers/conversation-start.tsx'
import { ThreadView } from './thread/thread-view.tsx'

const load = memberPageLoader(
  [
    'chatHome',
    'chatLive',
    'chatSafety',
    'chatSending',
    'safety',
    'conversations',
    'gifts',
    'messageKinds',
    'fields',
    'openers',
    'prompts',
    'theirProfile',
  ],
  async ({ api, queries, params }) => {
    const [profile] = await Promise.all([
      queries.fetchQuery(profileQuery(api, params.id ?? '')),
      queries.ensureInfiniteQueryData(chatsQuery(api)),
      queries.ensureQueryData(contactQuery(api)),
    ])
    if (profile.conversation) throw replace(`/chats/${profile.conversation}`)
  },
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'chat', alone: () => true }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The page for a first message. A conversation that exists has an address of its own. */
export default function MemberChatPage() {
  const t = useTranslations('conversations')
  const { api } = usePageData()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: profile } = useSuspenseQuery(profileQuery(api, id))
  return (
    <>
      <PageTitle title={t('title')} />
      <ConversationPanes>
        <ThreadView
          key={id}
          profile={profile}
          chat={null}
          messages={[]}
          whenEmpty={(focusComposer) => <ConversationStart profile={profile} onPick={focusComposer} />}
          onSent={(conversation) =>
            navigate(`/chats/${conversation}`, { replace: true, state: { writing: true } })
          }
        />
      </ConversationPanes>
    </>
  )
}
