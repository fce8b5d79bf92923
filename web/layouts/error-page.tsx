import { Component, type ReactNode, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { isChunkError, reloadOnce } from '../platform/boot/chunk-guard.ts'
import { MessagesProvider } from '../platform/texts/messages-provider.tsx'
import { ErrorNotice, readPageError } from './error-notice.tsx'
import { LastResort } from './last-resort.tsx'
import { Layouts } from './layouts.tsx'

/** The error page (spec §8), in the site's layout and language as far as they are known. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => {
    if (isChunkError(error)) reloadOnce()
  }, [error])
  return (
    <ErrorFallback>
      <MessagesProvider>
        <Layouts failed>
          <ErrorNotice error={readPageError(error)} />
        </Layouts>
      </MessagesProvider>
    </ErrorFallback>
  )
}

type State = { failed: boolean }

/** Shown when the error page itself fails (spec §8). */
export class ErrorFallback extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <LastResort /> : this.props.children
  }
}
