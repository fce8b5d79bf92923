import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'

const Nothing = () => null

/** Without a connection there may be no drawing; its words are there all the same. */
function later(load: () => Promise<ComponentType>) {
  return { load, Drawing: lazy(async () => ({ default: await load().catch(() => Nothing) })) }
}

const drawings = {
  emptyChats: later(async () => (await import('./drawings/empty-chats.tsx')).EmptyChats),
  newConversation: later(async () => (await import('./drawings/new-conversation.tsx')).NewConversation),
  closed: later(async () => (await import('./drawings/closed.tsx')).Closed),
  notFound: later(async () => (await import('./drawings/not-found.tsx')).NotFound),
  offline: later(async () => (await import('./drawings/offline.tsx')).Offline),
  failed: later(async () => (await import('./drawings/something-failed.tsx')).SomethingFailed),
}

/** Loads what is shown without a connection while there is one. */
export function loadOfflineDrawing(): void {
  void drawings.offline.load().catch(() => undefined)
}

/** A drawing that few see where it belongs, and that every page would carry otherwise. Its place is kept until it is in sight. */
export function SeldomDrawing({ name }: { name: keyof typeof drawings }) {
  const { Drawing } = drawings[name]
  const place = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true)
    })
    sight.observe(place.current)
    return () => sight.disconnect()
  }, [])
  return (
    <div ref={place} className="aspect-208/192">
      {inSight && (
        <Suspense>
          <Drawing />
        </Suspense>
      )}
    </div>
  )
}
