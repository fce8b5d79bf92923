import type { ReactNode } from 'react'
import { TextLink } from './button/text-link.tsx'

/** For `<b>` in a text. */
export function bold(chunks: ReactNode): ReactNode {
  return <b>{chunks}</b>
}

/** For `<link>` in a text. */
export function linkTo(to: string) {
  return (chunks: ReactNode): ReactNode => (
    <TextLink to={to} className="inline-block py-1.5">
      {chunks}
    </TextLink>
  )
}

/** For `<link>` in a text, to write a mail. */
export function mailTo(address: string) {
  return (chunks: ReactNode): ReactNode => (
    <a
      href={`mailto:${address}`}
      className="inline-block py-1 font-semibold text-primary-text underline underline-offset-3"
    >
      {chunks}
    </a>
  )
}
