import { useSearchParams } from 'react-router'
import type { ChatListName } from '#common/wire/conversations.ts'

/** The list that an address asks for, as `/chats?list=archived`. */
export function listNameOf(search: URLSearchParams): ChatListName {
  const list = search.get('list')
  return list === 'archived' || list === 'requests' ? list : 'inbox'
}

export function useListName(): ChatListName {
  return listNameOf(useSearchParams()[0])
}
