import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { isChunkError, reloadOnce } from '../platform/boot/chunk-guard.ts'
import { MessagesProvider } from '../platform/texts/messages-provider.tsx'
import { ErrorFallback } from './error-fallback.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { Layouts } from './layouts.tsx'
import { readPageError } from './read-page-error.ts'

/** The one error page (spec §8), in the site's frame and language as far as they are known. */
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
