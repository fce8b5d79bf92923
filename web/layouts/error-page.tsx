import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { isChunkError, reloadOnce } from '#client/boot/chunk-guard.ts'
import { PageAlive } from '#client/boot/use-early-input.ts'
import { ErrorFallback } from '../frame/errors/error-fallback.tsx'
import { ErrorNotice, readPageError } from '../frame/errors/error-notice.tsx'
import { LastResort } from '../frame/errors/last-resort.tsx'
import { MessagesProvider } from '../site/texts/messages-provider.tsx'
import { Layouts } from './layouts.tsx'

/**
 * The error page (spec §8), in the site's layout and language as far as they are known. What broke the page can break the
 * layout too: then the notice stands alone.
 */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => {
    if (isChunkError(error)) reloadOnce()
  }, [error])
  const notice = <ErrorNotice error={readPageError(error)} />
  return (
    <ErrorFallback fallback={<LastResort />}>
      <MessagesProvider>
        <ErrorFallback fallback={<main>{notice}</main>}>
          <Layouts failed>
            {notice}
            <PageAlive />
          </Layouts>
        </ErrorFallback>
      </MessagesProvider>
    </ErrorFallback>
  )
}
