import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { withTracking } from '../site/api/tracking.ts'

const eventName = 'join'

/** For whom somebody wants to join: with a like, or to write to them. */
export type Joining = {
  person?: Pick<ProfileCard, 'id' | 'name' | 'main_image' | 'is_fictional'> | undefined
  like?: boolean | undefined
}

/** A link to the signup that opens it over the page; where it is followed otherwise it leads to the signup's own page. */
export function useJoinLink({ person, like }: Joining = {}) {
  const { search } = useLocation()
  const path = person ? `/members/${person.id}/signup${like ? '?like=1' : ''}` : '/signup'
  return {
    to: withTracking(path, search),
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const asked = new CustomEvent<Joining>(eventName, { detail: { person, like }, cancelable: true })
      // Whoever opens the dialog takes the event; without anybody the link is followed.
      if (!window.dispatchEvent(asked)) event.preventDefault()
    },
  }
}

/** Calls the listener when somebody wants to join. Returns what ends it. */
export function onJoin(listener: (joining: Joining) => void): () => void {
  const heard = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    event.preventDefault()
    listener(event.detail)
  }
  window.addEventListener(eventName, heard)
  return () => window.removeEventListener(eventName, heard)
}
