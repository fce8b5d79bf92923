import { useState } from 'react'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Countdown } from '../countdown.tsx'
import { DataList } from '../data-list.tsx'
import { DismissibleAlert } from '../dismissible-alert.tsx'
import { InfiniteList } from '../infinite-list.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Skeleton } from '../skeleton.tsx'
import { StepProgress } from '../step-progress.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Section } from './section.tsx'

export function NoticesSection() {
  const [dismissed, setDismissed] = useState(false)
  const [endsAt] = useState(() => Date.now() + 9_667_000)
  const [loaded, setLoaded] = useState(2)
  return (
    <>
      <Section title="Notices">
        <Banner>Add a photo of you. People like to see who they write to.</Banner>
        <Banner tone="warning">
          <b>This profile is fictional.</b> It is run by the site.
        </Banner>
        <Banner tone="success">100 credits added. You are premium now.</Banner>
        <Banner
          tone="danger"
          action={
            <Button size="sm" variant="outline">
              Try again
            </Button>
          }
        >
          Payment failed or has been cancelled. Nothing was charged.
        </Banner>
        <Banner tone="accent">
          <Countdown endsAt={endsAt} label="Time left" className="mr-3 text-20 text-primary-text" />
          <b>25 % off your first bundle until 16:42 today.</b>
        </Banner>
        {!dismissed && (
          <DismissibleAlert
            title="Turn on notifications"
            dismissLabel="Dismiss"
            onDismiss={() => setDismissed(true)}
            action={<Button size="sm">Turn on</Button>}
          >
            Know when somebody writes to you.
          </DismissibleAlert>
        )}
      </Section>
      <Section title="Progress and loading">
        <StepProgress label="Step 2 of 5" step={2} steps={5} className="max-w-70" />
        <ProgressBar label="Uploading" value={62} max={100} className="max-w-70" />
        <div className="grid gap-6 md:grid-cols-2">
          <Skeleton lines={4} />
          <Skeleton shape="row" />
        </div>
        <InfiniteList
          hasMore={loaded < 4}
          loading={false}
          onLoadMore={() => setLoaded(loaded + 1)}
          loadMoreLabel="Show more"
          loadingLabel="Loading more"
        >
          <p>
            {loaded} rows <VisuallyHidden>shown of 4</VisuallyHidden>
          </p>
        </InfiniteList>
      </Section>
      <Section title="Facts">
        <Card>
          <DataList
            columns={2}
            items={[
              { term: 'Relationship', value: 'Unmarried' },
              { term: 'Hair', value: 'Brunette' },
              { term: 'Eyes', value: 'Green' },
              { term: 'Tattoos', value: 'Yes' },
            ]}
          />
        </Card>
      </Section>
    </>
  )
}
