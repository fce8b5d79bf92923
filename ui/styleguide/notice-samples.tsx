import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Card } from '../card.tsx'
import { Banner } from '../notice/banner.tsx'
import { Countdown } from '../notice/countdown.tsx'
import { DismissibleAlert } from '../notice/dismissible-alert.tsx'
import { DataList } from '../table/data-list.tsx'
import { useSampleName } from './sample-theme.ts'

export function NoticeSamples() {
  const named = useSampleName()
  const [round, setRound] = useState(0)
  const [endsAt] = useState(() => Date.now() + 9_667_000)
  return (
    <>
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
      <DismissibleAlert
        name={`${named('sample')} ${round}`}
        title="Turn on notifications"
        dismissLabel="Dismiss"
        action={<Button size="sm">Turn on</Button>}
      >
        Know when somebody writes to you.
      </DismissibleAlert>
      <Button size="sm" variant="outline" onClick={() => setRound(Date.now())} className="justify-self-start">
        Another alert
      </Button>
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
    </>
  )
}
