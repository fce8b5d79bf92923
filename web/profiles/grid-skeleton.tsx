import { Skeleton } from '../ui/notice/skeleton.tsx'

const places = Array.from({ length: 10 }, (_, index) => index)

/** The grid's shape while people are on their way. */
export function GridSkeleton({ className }: { className?: string }) {
  return (
    <div className={className}>
      <div className="people-grid">
        {places.map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </div>
    </div>
  )
}
