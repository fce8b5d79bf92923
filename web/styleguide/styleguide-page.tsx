import { useState } from 'react'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { useForcedStates } from '#ui/styleguide/forced.tsx'
import { KitSamples } from '#ui/styleguide/kit-samples.tsx'
import { Section } from '#ui/styleguide/section.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { BrandSamples } from './brand-samples.tsx'
import { DrawingSamples } from './drawing-samples.tsx'
import { EmptySamples } from './empty-samples.tsx'
import { GiftSamples } from './gift-samples.tsx'

const niches = ['general', 'women', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const
type Niche = (typeof niches)[number]

/** The kit and the brand in every state, in both themes, in the niche's colours that are chosen at the top. */
export default function StyleguidePage() {
  const [niche, setNiche] = useState<Niche>('general')
  const hydrated = useHydrated()
  useForcedStates()
  return (
    <div data-niche={niche} data-hydrated={hydrated} className="wrap grid grid-cols-[minmax(0,1fr)] py-8">
      <title>Style guide</title>
      <h1 className="pb-4">Style guide</h1>
      <div className="scroll-row bleed pb-6">
        <div className="w-max">
          <SegmentedControl
            legend="Accent"
            value={niche}
            onChange={setNiche}
            options={niches.map((value) => ({ value, label: value }))}
          />
        </div>
      </div>
      <KitSamples />
      <Section title="Empty and error" wide sample={<EmptySamples />} />
      <Section title="Drawings" wide sample={<DrawingSamples />} />
      <Section title="Gifts" wide sample={<GiftSamples />} />
      <Section title="Brands" wide sample={<BrandSamples />} />
    </div>
  )
}
