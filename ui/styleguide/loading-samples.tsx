import { useState } from 'react'
import { StepProgress } from '../form/step-progress.tsx'
import { InfiniteList } from '../infinite-list.tsx'
import { ProgressBar } from '../notice/progress.tsx'
import { Skeleton } from '../notice/skeleton.tsx'

export function LoadingSamples() {
  const [shown, setShown] = useState(2)
  const [loading, setLoading] = useState(false)
  function load() {
    setLoading(true)
    setTimeout(() => {
      setLoading(false)
      setShown(shown + 1)
    }, 1500)
  }
  return (
    <>
      <StepProgress label="Step 2 of 5" step={2} steps={5} className="max-w-70" />
      <StepProgress label="Step 5 of 5" step={5} steps={5} className="max-w-70" />
      <ProgressBar label="Not started" value={0} max={100} className="max-w-70" />
      <ProgressBar label="Uploading" value={62} max={100} className="max-w-70" />
      <ProgressBar label="Done" value={100} max={100} className="max-w-70" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Skeleton lines={4} />
        <div>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      </div>
      <InfiniteList
        hasMore={shown < 4}
        loading={loading}
        onLoadMore={load}
        loadMoreLabel="Show more"
        loadingLabel="Loading more"
        pending={<Skeleton shape="row" />}
      >
        <p>{shown} of 4 rows</p>
      </InfiniteList>
    </>
  )
}
