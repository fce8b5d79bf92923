import { find } from 'linkifyjs'
import type { ReactElement } from 'react'
import { LinkWord } from './link-word.tsx'

/** A text whose addresses can be opened. */
export function LinkedText({ body }: { body: string }) {
  const links = find(body, 'url', { defaultProtocol: 'https' }).filter(({ href }) => /^https?:/.test(href))
  const parts: ReactElement[] = []
  let at = 0
  for (const { start, end, href } of links) {
    parts.push(
      <span key={at}>{body.slice(at, start)}</span>,
      <LinkWord key={start} text={body.slice(start, end)} href={href} />,
    )
    at = end
  }
  return (
    <>
      {parts}
      <span>{body.slice(at)}</span>
    </>
  )
}
