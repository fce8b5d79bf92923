import { memo } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEarlyInput } from '#client/boot/use-early-input.ts'
import { useRouteFocus } from '#client/page/focus-heading.ts'
import type { Elements } from '#ui/elements.ts'
import { LoadingBar } from '#ui/notice/progress.tsx'
import { Toaster } from '#ui/overlay/toaster.tsx'
import { LikeHost } from '../conversations/match/like-host.tsx'
import { MatchHost } from '../conversations/match/match-host.tsx'
import { frameOf, plainFrame } from '../frame/frame.ts'
import { PrefetchPages } from '../frame/navigation/prefetch-pages.tsx'
import { SignupHost } from '../signup/signup-host.tsx'
import { useUser } from '../site/api/site-and-user.tsx'
import { usePageAbout } from '../site/page/use-page-about.ts'
import { ChatLayout } from './chat-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import { BehindEntry } from './entry/behind-entry.tsx'
import { LanderLayout } from './lander-layout.tsx'
import { MemberUpdatesLater } from './live/member-updates-later.tsx'
import { ReviewToasts } from './live/review-toast.tsx'
import { PageFailure } from './page-failure.tsx'

// Memoized: the layout does not change while the next page is loading.
const layouts = {
  default: memo(DefaultLayout),
  chat: memo(ChatLayout),
  // Its pages have no React, so that the browser is not sent it.
  lander: memo(import.meta.env.SSR ? LanderLayout : EmptyLayout),
  empty: memo(EmptyLayout),
}

/** Renders the page in the layout that its handle names, together with what stays mounted on all pages. */
export function Layouts({ failed, children }: { failed?: boolean; children: Elements }) {
  const matches = useMatches()
  const { signedIn } = usePageAbout()
  const { layout, light, members, alone, paper = false } = failed ? plainFrame : frameOf(matches, signedIn)
  const Chosen = layouts[layout]
  const page = (
    <Chosen alone={alone?.(matches.at(-1)?.params ?? {}) ?? false} paper={paper}>
      {children}
    </Chosen>
  )
  return (
    <BehindEntry layout={members?.layout ?? layout} light={light ?? false}>
      {light ? page : <ReactPage>{page}</ReactPage>}
    </BehindEntry>
  )
}

function ReactPage({ children }: { children: Elements }) {
  const t = useTranslations('app')
  const user = useUser()
  const navigation = useNavigation()
  useRouteFocus()
  useEarlyInput()
  return (
    <Toaster label={t('toasts')} dismissLabel={t('dismiss')}>
      <LoadingBar active={navigation.state !== 'idle'} label={t('loading')} />
      {children}
      <PageFailure />
      <PrefetchPages />
      {user && <MemberUpdatesLater memberId={user.id} />}
      {user && <ReviewToasts />}
      {user && <MatchHost />}
      {user && <LikeHost />}
      <SignupHost />
    </Toaster>
  )
}
