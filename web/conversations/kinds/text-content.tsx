import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#client/boot/lazy-part.ts'

const LinkedText = lazyPart(async () => ({ default: (await import('./linked-text.tsx')).LinkedText }))

/** Without one of these nothing in a text is an address, and what finds them is not loaded. */
const mayHoldLink = /\w\.\w\w|:\/\//

const never = () => () => {}

/** What was written. An address in it looks like any other word, and opens only after the member has said so. */
export function TextContent({ body }: { body: string }) {
  // Not on the server, nor while the page comes alive: both have to render the same.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isAlive || !mayHoldLink.test(body)) return <Written>{body}</Written>
  return (
    <Suspense fallback={<Written>{body}</Written>}>
      <Written>
        <LinkedText body={body} />
      </Written>
    </Suspense>
  )
}

function Written({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {children}
    </p>
  )
}
