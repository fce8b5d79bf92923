import { memo, type ReactNode } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { LikePopupHost } from '../likes/like-popup.tsx'
import { useUser } from '../platform/api/site-and-user.tsx'
import { useWoken } from '../platform/boot/use-woken.ts'
import { SignupHost } from '../signup/signup-host.tsx'
import { LoadingBar } from '../ui/notice/loading-bar.tsx'
import { Toaster } from '../ui/overlay/toaster.tsx'
import { ChatLayout } from './chat-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import { frameOf, plainFrame } from './frame.ts'
import { LanderLayout } from './lander-layout.tsx'
import { MemberLife } from './member-life.tsx'
import { PageFailure } from './page-failure.tsx'
import { PagesAhead } from './pages-ahead.tsx'
import { useRouteFocus } from './use-route-focus.ts'

// What surrounds the page has nothing to do while the next one is on its way.
const layouts = {
  default: memo(DefaultLayout),
  chat: memo(ChatLayout),
  lander: memo(LanderLayout),
  empty: memo(EmptyLayout),
}

/** Puts the page into the layout that its handle names, and around it what lives through all pages. */
export function Layouts({ failed, children }: { failed?: boolean; children: ReactNode }) {
  const matches = useMatches()
  const { layout, light, alone } = failed ? plainFrame : frameOf(matches)
  const Chosen = layouts[layout]
  const page = <Chosen alone={alone?.(matches.at(-1)?.params ?? {}) ?? false}>{children}</Chosen>
  return light ? page : <Living>{page}</Living>
}

function Living({ children }: { children: ReactNode }) {
  const t = useTranslations('app')
  const user = useUser()
  const navigation = useNavigation()
  useRouteFocus()
  useWoken()
  return (
    <Toaster label={t('toasts')} dismissLabel={t('dismiss')}>
      <LoadingBar active={navigation.state !== 'idle'} label={t('loading')} />
      {children}
      <PageFailure />
      <PagesAhead />
      {user && <MemberLife memberId={user.id} />}
      {user && <LikePopupHost />}
      <SignupHost />
    </Toaster>
  )
}
