import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { limits } from '#common/limits.ts'
import type { Chat, Message } from '#common/wire/conversations.ts'
import type { User } from '#common/wire/members.ts'
import { applyOwnListed } from './chat-lists-query.ts'
import {
  applyMark,
  applyMessage,
  applyRead,
  type CachedChats,
  type CachedConversation,
  changeMessage,
  conversationKey,
} from './conversations-query.ts'

const profile: Chat['profile'] = {
  id: 'member',
  name: 'Freya',
  age: 30,
  gender: 'female',
  country: 'NL',
  region: null,
  city: null,
  online: false,
  is_fictional: false,
  verified: false,
  main_image: null,
  like_state: null,
}

function message(number: number, own = false): Message {
  return {
    number,
    client_id: `c${number}`,
    own,
    kind: 'text',
    body: 'hello',
    gift: null,
    gif: null,
    photo: null,
    quote: null,
    reactions: { own: null, theirs: null },
    notice: null,
    unsent: false,
    cost: 1,
    sent_at: '2031-05-01T10:00:00Z',
  }
}

function chat(id: string, last: number, unread = 0): Chat {
  return {
    conversation: id,
    profile,
    num_unread_messages: unread,
    messages: [message(last)],
    seen_number: 0,
    delivered_number: 0,
    shows_seen: true,
    reply_free: false,
    open: true,
    answerable: true,
    pinned: false,
    archived: false,
    muted: false,
    request: false,
  }
}

function cacheWith(chats: Chat[], total = 0): QueryClient {
  const queries = new QueryClient()
  const page = { chats, fresh: [], next: null, total_unread_messages: total, archived: 0, requests: 0 }
  queries.setQueryData<CachedChats>(['chats'], { pages: [page], pageParams: [null] })
  return queries
}

const someone = { id: 'me', total_unread_messages: 2 } as User
const unreadOf = (queries: QueryClient) => queries.getQueryData<User>(['user'])?.total_unread_messages

function addConversation(queries: QueryClient, id: string, numbers: number[]): void {
  const page = {
    chat: chat(id, numbers.at(-1) ?? 0),
    messages: numbers.map((number) => message(number)),
    next: null,
    newer: null,
    history_hidden: false,
  }
  queries.setQueryData<CachedConversation>(['conversation', id], { pages: [page], pageParams: [{}] })
}

const list = (queries: QueryClient) => queries.getQueryData<CachedChats>(['chats'])!.pages[0]!
const numbersOf = (queries: QueryClient, id: string) =>
  queries
    .getQueryData<CachedConversation>(['conversation', id])!
    .pages[0]!.messages.map(({ number }) => number)

describe('applyMessage', () => {
  it('moves the row to the top and counts it as unread', () => {
    const queries = cacheWith([chat('a', 3), chat('b', 7)])
    applyMessage(queries, { chat: 'b', message: message(8) })
    expect(list(queries)).toMatchObject({
      chats: [
        { conversation: 'b', num_unread_messages: 1, messages: [{ number: 8 }] },
        { conversation: 'a' },
      ],
      total_unread_messages: 1,
    })
  })

  it('does not count what comes right after its conversation was muted, before the lists are loaded again', () => {
    const queries = cacheWith([chat('a', 3)], 2)
    queries.setQueryData(['user'], someone)
    const options = { pinned: false, archived: false, muted: true, request: false }
    void applyOwnListed(queries, 'a', { ...options, total_unread_messages: 1 })
    applyMessage(queries, { chat: 'a', message: message(4) })
    expect(unreadOf(queries)).toBe(1)
  })

  it('keeps the pinned ones first, and counts a muted one in its own row only', () => {
    const pinned = { ...chat('p', 5), pinned: true }
    const queries = cacheWith([pinned, chat('a', 3), { ...chat('b', 7), muted: true }])
    queries.setQueryData(['user'], someone)
    applyMessage(queries, { chat: 'b', message: message(8) })
    expect(list(queries)).toMatchObject({
      chats: [{ conversation: 'p' }, { conversation: 'b', num_unread_messages: 1 }, { conversation: 'a' }],
      total_unread_messages: 0,
    })
    expect(unreadOf(queries)).toBe(2)
    applyMessage(queries, { chat: 'p', message: message(6) })
    expect(list(queries)).toMatchObject({ chats: [{ conversation: 'p' }, {}, {}], total_unread_messages: 1 })
    applyRead(queries, { chat: 'b', total_unread_messages: 1 })
    expect(list(queries).chats[1]).toMatchObject({ conversation: 'b', num_unread_messages: 0 })
  })

  it('counts an own message, and the same message a second time, as nothing new', () => {
    const queries = cacheWith([chat('a', 3)])
    applyMessage(queries, { chat: 'a', message: message(4, true) })
    applyMessage(queries, { chat: 'a', message: message(5) })
    applyMessage(queries, { chat: 'a', message: message(5) })
    expect(list(queries).total_unread_messages).toBe(1)
  })

  it('adds the message to the conversation once, and loads it again after a gap', () => {
    const queries = cacheWith([chat('a', 3)])
    addConversation(queries, 'a', [2, 3])
    applyMessage(queries, { chat: 'a', message: message(4) })
    applyMessage(queries, { chat: 'a', message: message(4) })
    expect(numbersOf(queries, 'a')).toEqual([2, 3, 4])
    applyMessage(queries, { chat: 'a', message: message(9) })
    expect(numbersOf(queries, 'a')).toEqual([2, 3, 4])
    expect(queries.getQueryState(['conversation', 'a'])?.isInvalidated).toBe(true)
  })

  it('counts for the user too, once, and never one’s own', () => {
    const queries = cacheWith([chat('a', 3)])
    queries.setQueryData(['user'], someone)
    applyMessage(queries, { chat: 'a', message: message(4, true) })
    applyMessage(queries, { chat: 'a', message: message(5) })
    applyMessage(queries, { chat: 'a', message: message(5) })
    expect(unreadOf(queries)).toBe(3)
  })

  it('loads the number of unread messages where no list was loaded', () => {
    const queries = new QueryClient()
    queries.setQueryData(['user'], someone)
    applyMessage(queries, { chat: 'a', message: message(5, true) })
    expect(queries.getQueryState(['user'])?.isInvalidated).toBe(false)
    applyMessage(queries, { chat: 'a', message: message(6) })
    expect(queries.getQueryState(['user'])?.isInvalidated).toBe(true)
  })

  it('reads the list anew for a conversation that it does not know', () => {
    const queries = cacheWith([])
    applyMessage(queries, { chat: 'new', message: message(1) })
    expect(queries.getQueryState(['chats'])?.isInvalidated).toBe(true)
  })
})

describe('changeMessage', () => {
  it('is not undone by an answer that was asked for before', async () => {
    const queries = new QueryClient()
    const queryKey = conversationKey('one')
    type Page = CachedConversation['pages'][number]
    const answers: ((body: string) => void)[] = []
    const page = (body: string): Page => ({
      chat: chat('one', 1),
      messages: [{ ...message(1), body }],
      next: null,
      newer: null,
      history_hidden: false,
    })
    const queryFn = () => new Promise<Page>((answer) => answers.push((body) => answer(page(body))))
    const observer = new InfiniteQueryObserver(queries, {
      queryKey,
      queryFn,
      initialPageParam: {},
      getNextPageParam: () => null,
    })
    const stop = observer.subscribe(() => {})
    const body = () => queries.getQueryData<CachedConversation>(queryKey)?.pages[0]?.messages[0]?.body
    answers[0]?.('before')
    await expect.poll(body).toBe('before')
    void queries.refetchQueries({ queryKey })
    await expect.poll(() => answers.length).toBe(2)
    changeMessage(queries, { chat: 'one', number: 1 }, (old) => ({ ...old, body: 'after' }))
    answers[1]?.('before')
    await expect.poll(() => answers.length).toBe(3)
    answers[2]?.('after')
    await expect.poll(() => queries.isFetching()).toBe(0)
    expect(body()).toBe('after')
    stop()
  })
})

describe('applyMessage while the list is being loaded', () => {
  it('loads it again, since the answer may be older than the message', async () => {
    const queries = new QueryClient()
    const answers: ((chats: Chat[]) => void)[] = []
    const page = (chats: Chat[]) => ({
      chats,
      fresh: [],
      next: null,
      total_unread_messages: 0,
      archived: 0,
      requests: 0,
    })
    const observer = new InfiniteQueryObserver(queries, {
      queryKey: ['chats'],
      queryFn: () =>
        new Promise<ReturnType<typeof page>>((answer) => answers.push((chats) => answer(page(chats)))),
      initialPageParam: null,
      getNextPageParam: () => null,
    })
    const stop = observer.subscribe(() => {})
    const last = () => queries.getQueryData<CachedChats>(['chats'])?.pages[0]?.chats[0]?.messages[0]?.number
    answers[0]?.([chat('one', 1)])
    await expect.poll(last).toBe(1)
    void queries.refetchQueries({ queryKey: ['chats'] })
    await expect.poll(() => answers.length).toBe(2)
    applyMessage(queries, { chat: 'one', message: message(2) })
    expect(last()).toBe(2)
    answers[1]?.([chat('one', 1)])
    await expect.poll(() => answers.length).toBe(3)
    expect(last()).toBe(2)
    answers[2]?.([chat('one', 2)])
    await expect.poll(() => queries.isFetching()).toBe(0)
    expect(last()).toBe(2)
    stop()
  })
})

describe('applyMark', () => {
  it('moves the marks forward only', () => {
    const queries = cacheWith([chat('a', 3)])
    applyMark(queries, { type: 'seen', chat: 'a', number: 3 })
    applyMark(queries, { type: 'seen', chat: 'a', number: 2 })
    applyMark(queries, { type: 'delivered', chat: 'a', number: 4 })
    applyMark(queries, { type: 'delivered', chat: 'a', number: 1 })
    expect(list(queries).chats[0]).toMatchObject({ seen_number: 3, delivered_number: 4 })
  })
})

describe('applyRead', () => {
  it('takes off the row as much as off the total', () => {
    const queries = cacheWith([chat('a', 3, 3), chat('b', 7, 2)], 5)
    queries.setQueryData(['user'], someone)
    applyRead(queries, { chat: 'a', total_unread_messages: 3 })
    expect(unreadOf(queries)).toBe(3)
    expect(list(queries)).toMatchObject({
      chats: [{ num_unread_messages: 1 }, { num_unread_messages: 2 }],
      total_unread_messages: 3,
    })
    applyRead(queries, { chat: 'a', total_unread_messages: 3 })
    expect(list(queries).chats[0]!.num_unread_messages).toBe(1)
  })

  it('takes the row as read where the total is capped and stays the same', () => {
    const queries = cacheWith([chat('a', 3, 3), chat('b', 7, 2)], limits.newsCap)
    applyRead(queries, { chat: 'a', total_unread_messages: limits.newsCap })
    expect(list(queries).chats.map(({ num_unread_messages: unread }) => unread)).toEqual([0, 2])
  })
})
