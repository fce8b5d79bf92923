import { Skeleton } from '#ui/notice/skeleton.tsx'

export function ListSkeleton() {
  return (
    <div className="px-2.5">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
