/** Lists the chats that this browser has kept, and loads the page again as soon as there is a connection. */

import type { KeptChat, KeptChats, KeptMessage } from '#common/conversations/kept-chats.ts'
import { chatsCache, keptChatsPath } from '../site/page/kept-names.ts'

addEventListener('online', () => location.reload())
document.querySelector('[data-retry]')?.addEventListener('click', () => location.reload())

const place = document.querySelector<HTMLElement>('[data-chats]')
if (place) void showKept(place)

async function showKept(box: HTMLElement): Promise<void> {
  const answer = await caches.match(keptChatsPath, { cacheName: chatsCache })
  const kept: KeptChats | undefined = await answer?.json()
  if (!kept?.chats.length) return
  const asked = /^\/chats\/([\w-]+)/.exec(location.pathname)?.[1]
  const list = document.createElement('div')
  list.append(...kept.chats.map((chat) => conversation(chat, chat.id === asked, box.dataset)))
  box.append(list)
  box.hidden = false
  list.querySelector('details[open]')?.scrollIntoView({ block: 'nearest' })
}

type Words = DOMStringMap

function conversation(chat: KeptChat, open: boolean, words: Words): HTMLElement {
  const details = element('details', 'offline-chat')
  details.toggleAttribute('open', open)
  const summary = element('summary', '')
  const last = chat.messages.at(-1)
  summary.append(
    element('b', '', chat.name),
    element('span', 'offline-last', last ? textOf(last, words) : words.wordNone),
  )
  const messages = element('ol', 'offline-messages')
  messages.append(...chat.messages.map((message) => bubble(message, words)))
  details.append(summary, messages)
  return details
}

function bubble(message: KeptMessage, words: Words): HTMLElement {
  const item = element('li', message.own ? 'offline-own' : '')
  if (message.own) item.append(element('span', 'sr-only', `${words.wordOwn}: `))
  item.append(element('p', message.what === 'text' ? '' : 'offline-what', textOf(message, words)))
  const time = element('time', '', whenOf(message.at))
  time.setAttribute('datetime', message.at)
  item.append(time)
  return item
}

function textOf({ what, text }: KeptMessage, words: Words): string {
  if (what === 'text') return text
  const word = { photo: words.wordPhoto, gif: words.wordGif, gift: words.wordGift }
  const about = what === 'unsent' ? words.wordUnsent : what === 'hidden' ? words.wordHidden : word[what]
  return text ? `${about}: ${text}` : (about ?? '')
}

function whenOf(at: string): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return format.format(new Date(at))
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}
