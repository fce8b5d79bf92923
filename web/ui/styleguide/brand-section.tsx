import { EmptyChats } from '../../brand/drawings/empty-chats.tsx'
import { EmptyLikes } from '../../brand/drawings/empty-likes.tsx'
import { NoResults } from '../../brand/drawings/no-results.tsx'
import { NotFound } from '../../brand/drawings/not-found.tsx'
import { Offline } from '../../brand/drawings/offline.tsx'
import { SomethingFailed } from '../../brand/drawings/something-failed.tsx'
import { Logo } from '../../brand/logo.tsx'
import { Mark } from '../../brand/mark.tsx'
import { Stave } from '../../brand/stave.tsx'
import { Wordmark } from '../../brand/wordmark.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Line } from './line.tsx'
import { Section } from './section.tsx'

const brands = {
  general: 'Serenade',
  women: 'Aria',
  bdsm: 'Nocturne',
  bbw: 'Vivace',
  gilf: 'Reprise',
  milf: 'Cadenza',
  gay: 'Unison',
} as const
const niches = Object.keys(brands) as (keyof typeof brands)[]

const empty = [
  { title: 'No likes yet', drawing: <EmptyLikes /> },
  { title: 'No messages yet', drawing: <EmptyChats /> },
  { title: 'Nobody matches this', drawing: <NoResults /> },
  { title: 'Something went wrong', drawing: <SomethingFailed /> },
  { title: 'You are offline', drawing: <Offline /> },
  { title: 'This page could not be found', drawing: <NotFound /> },
]

export function BrandSection() {
  return (
    <>
      <Section title="Brands">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {niches.map((niche) => (
            <div
              key={niche}
              data-niche={niche}
              className="on-night relative grid min-h-38 place-items-center overflow-hidden rounded-panel bg-night p-5 text-on-night"
            >
              <Stave />
              <Logo niche={niche} name={brands[niche]} size="lg" />
            </div>
          ))}
        </div>
        <Line>
          {niches.map((niche) => (
            <Mark key={niche} niche={niche} tone="current" className="h-10" />
          ))}
          <Mark niche="general" tone="current" className="h-6" />
          <Mark niche="general" className="h-4" />
          <Logo niche="general" name="Serenade" />
        </Line>
        <Wordmark name="abcdefghijklm" className="h-14 max-w-full" />
        <Wordmark name="nopqrstuvwxyz" className="h-14 max-w-full" />
      </Section>
      <Section title="Empty and error">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {empty.map(({ title, drawing }) => (
            <EmptyState
              key={title}
              heading="h3"
              drawing={drawing}
              title={title}
              text="One sentence says what to do next."
              action={<Button variant="soft">Find people</Button>}
              className="rounded-card border border-line bg-surface"
            />
          ))}
        </div>
      </Section>
    </>
  )
}
