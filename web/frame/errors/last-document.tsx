import type { ReactNode } from 'react'
import { ErrorFallback } from './error-fallback.tsx'
import { LastResort } from './last-resort.tsx'

/** Where even the document fails, the router would show the error with its stack. */
export function LastDocument({ head, children }: { head?: ReactNode; children: ReactNode }) {
  return <ErrorFallback fallback={<Bare head={head} />}>{children}</ErrorFallback>
}

function Bare({ head }: { head: ReactNode }) {
  return (
    <html lang={typeof document === 'undefined' ? 'en' : document.documentElement.lang}>
      <head>{head}</head>
      <body>
        <LastResort />
      </body>
    </html>
  )
}
