import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button/button.tsx'
import type { Elements } from './elements.ts'

type InfiniteListProps = {
  hasMore: boolean
  loading: boolean
  onLoadMore: () => void
  loadMoreLabel: ReactNode
  loadingLabel: string
  /** Skeletons in the shape of the next items. */
  pending?: Elements
  children: Elements
}

export function InfiniteList(props: InfiniteListProps) {
  const { hasMore, loading } = props
  const sentinel = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(() => props.onLoadMore())
  useEffect(() => {
    if (!hasMore || loading || !sentinel.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && reached(),
      { rootMargin: '600px 0px' },
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [hasMore, loading])
  return (
    <div aria-busy={loading}>
      {props.children}
      {loading && props.pending}
      <p role="status" className="sr-only">
        {loading && props.loadingLabel}
      </p>
      <div ref={sentinel} />
      {hasMore && (
        <div className="grid justify-center py-6">
          <Button variant="outline" loading={loading} onClick={props.onLoadMore}>
            {props.loadMoreLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
