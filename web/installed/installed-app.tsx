import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { PageMessage } from '#common/push-message.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { keepChats } from '../conversations/keep-chats.ts'
import { useHiddenWords } from '../conversations/safety/use-hidden-words.ts'
import { lookAtPush, registerWorker } from '../members/push/push-device.ts'
import { useSettings, useUser } from '../site/api/site-and-user.tsx'
import { closeNotifications } from '../site/page/forget-device.ts'
import { useTheme } from '../site/page/use-theme.ts'
import { lookForInstall } from './install-prompt.ts'
import { followWorker, onPageMessage, renewWhenChanged } from './worker-link.ts'

const keepAfterMs = 2_000

/** What makes the site an app for a member: the worker, pushes, chats without a connection, new versions. */
export function InstalledApp() {
  useWorker()
  usePushOfDevice()
  useOpenedNotifications()
  useKeptChats()
  useReadNotifications()
  return null
}

function useWorker(): void {
  const t = useTranslations('alerts.update')
  const toast = useToast()
  const locale = useLocale()
  const [theme] = useTheme()
  const tell = useEffectEvent(() => {
    const onAction = () => window.location.reload()
    toast({ text: t('text'), lasting: true, action: { label: t('button'), onAction } })
  })
  useEffect(() => {
    lookForInstall()
    return followWorker(registerWorker(), () => tell())
  }, [])
  useEffect(() => void renewWhenChanged(`${locale} ${theme}`), [locale, theme])
}

function usePushOfDevice(): void {
  const { api } = usePageData()
  const memberId = useUser()?.id
  const key = useSettings()?.push_public_key ?? ''
  useEffect(() => {
    if (memberId) void lookAtPush({ api, memberId, key })
  }, [api, memberId, key])
}

/** Spec §7: a pressed notification leads whoever is signed in to what it is about, and others to the login. */
function useOpenedNotifications(): void {
  const navigate = useNavigate()
  const user = useUser()
  const lead = useEffectEvent(({ check, open }: PageMessage) => void navigate(user ? check : open))
  useEffect(() => onPageMessage((message) => lead(message)), [])
}

function useKeptChats(): void {
  const queries = useQueryClient()
  const memberId = useUser()?.id
  const isHidden = useHiddenWords()
  const keep = useEffectEvent(() => {
    if (memberId) keepChats(queries, memberId, isHidden).catch(() => undefined)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        keep()
      }, keepAfterMs)
    }
    soon()
    const stop = queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && /^(chats|conversation)$/.test(String(query.queryKey[0]))) soon()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queries])
}

/** What was read here needs no notification any more. */
function useReadNotifications(): void {
  const user = useUser()
  const news = (user?.total_unread_messages ?? 0) + (user?.new_likes ?? 0)
  useEffect(() => {
    if (news === 0) void closeNotifications().catch(() => undefined)
  }, [news])
}
