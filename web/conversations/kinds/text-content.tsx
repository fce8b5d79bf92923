import { type ReactNode, useEffect, useState } from 'react'
import { LinkWord } from './link-word.tsx'

type FoundLink = { start: number; end: number; href: string }

/** Without one of these nothing in a text is an address, and what finds them is not loaded. */
const mayHoldLink = /\w\.\w\w|:\/\//

/** What was written. An address in it looks like any other word, and opens only after the member has said so. */
export function TextContent({ body }: { body: string }) {
  const links = useLinks(body)
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end, href } of links) {
    parts.push(body.slice(at, start), <LinkWord key={start} text={body.slice(start, end)} href={href} />)
    at = end
  }
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {parts}
      {body.slice(at)}
    </p>
  )
}

function useLinks(body: string): FoundLink[] {
  const [found, setFound] = useState<{ body: string; links: FoundLink[] }>({ body, links: [] })
  useEffect(() => {
    if (!mayHoldLink.test(body)) return
    let gone = false
    // Where it cannot be loaded the text stays plain.
    findLinks(body).then(
      (links) => !gone && setFound({ body, links }),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [body])
  return found.body === body ? found.links : []
}

async function findLinks(body: string): Promise<FoundLink[]> {
  const { find } = await import('linkifyjs')
  return find(body, 'url', { defaultProtocol: 'https' }).filter(({ href }) => /^https?:/.test(href))
}
