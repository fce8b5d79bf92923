import { useState } from 'react'
import { SegmentedControl } from './form/segmented-control.tsx'
import { BasicSamples } from './styleguide/basic-samples.tsx'
import { BrandSamples } from './styleguide/brand-samples.tsx'
import { ButtonSamples } from './styleguide/button-samples.tsx'
import { ChoiceSamples } from './styleguide/choice-samples.tsx'
import { DrawingSamples } from './styleguide/drawing-samples.tsx'
import { EmptySamples } from './styleguide/empty-samples.tsx'
import { FieldSamples } from './styleguide/field-samples.tsx'
import { useForcedStates } from './styleguide/forced.tsx'
import { GallerySamples } from './styleguide/gallery-samples.tsx'
import { GiftSamples } from './styleguide/gift-samples.tsx'
import { LabelSamples } from './styleguide/label-samples.tsx'
import { LoadingSamples } from './styleguide/loading-samples.tsx'
import { LongWordSamples } from './styleguide/long-word-samples.tsx'
import { NavigationSamples } from './styleguide/navigation-samples.tsx'
import { NoticeSamples } from './styleguide/notice-samples.tsx'
import { OverlaySamples } from './styleguide/overlay-samples.tsx'
import { PhotoSamples } from './styleguide/photo-samples.tsx'
import { SearchSamples } from './styleguide/search-samples.tsx'
import { Section } from './styleguide/section.tsx'
import { TableSamples } from './styleguide/table-samples.tsx'
import { useHydrated } from './use-hydrated.ts'

const niches = ['general', 'women', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const
type Niche = (typeof niches)[number]

/** Every UI component in every state, in both themes, in the niche's colours that are chosen at the top. */
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
      <Section title="Colour and type" sample={<BasicSamples />} />
      <Section title="Buttons and links" sample={<ButtonSamples />} />
      <Section title="Fields" sample={<FieldSamples />} />
      <Section title="Combobox, date of birth, age" sample={<SearchSamples />} />
      <Section title="Choices" sample={<ChoiceSamples />} />
      <Section title="Chips, badges, tags, avatars" sample={<LabelSamples />} />
      <Section title="Tabs and pages" sample={<NavigationSamples />} />
      <Section title="Photo cards" wide sample={<PhotoSamples />} />
      <Section title="Gallery and lightbox" sample={<GallerySamples />} />
      <Section title="Dialogs, sheets, menus, popover, toasts" sample={<OverlaySamples />} />
      <Section title="Notices" sample={<NoticeSamples />} />
      <Section title="Progress and loading" sample={<LoadingSamples />} />
      <Section title="Data table" wide sample={<TableSamples />} />
      <Section title="Long words" sample={<LongWordSamples />} />
      <Section title="Empty and error" wide sample={<EmptySamples />} />
      <Section title="Drawings" wide sample={<DrawingSamples />} />
      <Section title="Gifts" wide sample={<GiftSamples />} />
      <Section title="Brands" wide sample={<BrandSamples />} />
    </div>
  )
}
