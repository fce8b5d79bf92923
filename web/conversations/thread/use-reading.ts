import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import type { Chat, Message } from '#common/wire/conversations.ts'
import { applyOwnRead, cachedChat } from '../conversations-query.ts'

type Shown = { shown: boolean; isLive: boolean }

/**
 * Marks a conversation as read, by a request of its own, once its newest message is on the screen. In a window of the past
 * (not `isLive`) that is never so. Returns the number
 * of the first new message, before which a line is drawn, or null. After the member has answered there is no line.
 */
export function useReading(
  chat: Chat | null,
  messages: Message[],
  { shown: isShown, isLive }: Shown,
): number | null {
  const { api } = usePageData()
  const queries = useQueryClient()
  const id = chat?.conversation ?? ''
  const shown = isShown && isLive
  const newest = isLive ? (messages.findLast((message) => !message.own)?.number ?? 0) : 0
  const unread = unreadOf(chat && cachedChat(queries, chat.conversation), chat)
  const [newFrom, setNewFrom] = useState(() => (isLive ? firstUnread(messages, unread) : null))
  const [readBefore] = useState(() => {
    if (newFrom !== null) return newFrom - 1
    return isLive ? newest : (chat?.messages[0]?.number ?? 0) - unread
  })
  const [readTo, setReadTo] = useState(readBefore)
  const { mutate } = useMutation({
    mutationFn: (number: number) => unwrap(api['chat.php'].$put({ json: { conversation: id, number } })),
    onSuccess: (total) => applyOwnRead(queries, { chat: id, ...total }),
  })
  if (!shown && newest > readTo && (newFrom === null || newFrom <= readTo))
    setNewFrom(messages.find((message) => !message.own && message.number > readTo)?.number ?? null)
  if (shown && newest > readTo) setReadTo(newest)
  useEffect(() => {
    if (readTo > readBefore) mutate(readTo)
  }, [readTo, readBefore, mutate])
  const answered = messages.findLast((message) => message.own)?.number ?? 0
  return newFrom !== null && answered < newFrom ? newFrom : null
}

/** The row of the list and the conversation can each be the older one: a message came between the two answers. */
function unreadOf(row: Chat | null | undefined, chat: Chat | null): number {
  return Math.max(row?.num_unread_messages ?? 0, chat?.num_unread_messages ?? 0)
}

function firstUnread(messages: Message[], unread: number): number | null {
  const received = messages.filter((message) => !message.own)
  return unread > 0 ? ((received.at(-unread) ?? received[0])?.number ?? null) : null
}

type InView = { inView: boolean; looking: boolean }

/** Whether an element is in view; `looking` is true only while the tab is visible too. */
export function useShown(element: RefObject<Element | null>): InView {
  const [inView, setInView] = useState(true)
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    const look = () => setLooking(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return { inView, looking: inView && looking }
}
